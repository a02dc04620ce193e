import { waitFor } from '@testing-library/react';
import { showUnreadInTitle } from './unread-in-title';

beforeEach(() => {
  document.title = 'Feed · Social';
});

test('the title begins with the number of unread messages, whichever code sets it, and without a number when all are read', async () => {
  const title = showUnreadInTitle(document, {});
  title.show(3);
  expect(document.title).toBe('(3) Feed · Social');

  document.title = 'Events · Social';
  await waitFor(() => expect(document.title).toBe('(3) Events · Social'));
  title.show(120);
  // A page that restores the title before it restores an old number with it.
  document.title = '(3) Feed · Social';
  await waitFor(() => expect(document.title).toBe('(99+) Feed · Social'));

  title.show(0);
  expect(document.title).toBe('Feed · Social');
  title.stop();
});

test('the icon of an installed page has the number, and a browser that refuses is no failure', () => {
  const setAppBadge = jest.fn(() => Promise.reject(new Error('not installed')));
  const clearAppBadge = jest.fn(() => Promise.resolve());
  const title = showUnreadInTitle(document, { setAppBadge, clearAppBadge });

  title.show(3);
  title.stop();

  expect(setAppBadge).toHaveBeenCalledWith(3);
  expect(clearAppBadge).toHaveBeenCalledTimes(1);
});
