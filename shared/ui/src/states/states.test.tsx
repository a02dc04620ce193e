import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { UnreadableNote } from './unreadable-note';

test('a failure is an alert with title, detail and Retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Could not load the feed" detail="Your draft is safe." onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toBe('Could not load the feedYour draft is safe.Retry');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('Retry is disabled while a retry is under way', () => {
  render(<ErrorState title="Could not load the feed" onRetry={() => {}} isRetrying />);
  expect(screen.getByRole('button', { name: /Retry/ }).hasAttribute('disabled')).toBe(true);
});

test('without a retry there is no button', () => {
  render(<ErrorState title="This post is gone" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [0, ''],
  [1, '1 reply could not be shown.'],
  [2, '2 replies could not be shown.'],
])('with %d items that cannot be decoded the note says: %s', (count, text) => {
  expect(render(<UnreadableNote count={count} singular="reply" plural="replies" />).container.textContent).toBe(text);
});

test('an empty state shows its title and action', () => {
  render(<EmptyState title="Nothing here yet" detail="Write the first post." action={<a href="/">Home</a>} />);
  expect(screen.queryByText('Nothing here yet')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'Home' })).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
