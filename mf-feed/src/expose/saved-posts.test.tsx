import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { Region } from './saved-posts';
import { renderRegion } from '../testing/render-region';
import { wirePost } from '../testing/wire-post';

const savedPosts: Answer = ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { is_post_saved: true })] });

test('the saved posts are listed, newest first', async () => {
  const { callsOf } = fakeProvider({ posts: savedPosts });
  renderRegion(<Region />);

  await screen.findByText('Post 5');
  expect(screen.getByRole('heading', { level: 1, name: 'Saved Posts' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('true');
  expect(callsOf('posts')[0]?.form).toEqual({ type: 'saved', limit: '10' });
});

test('removing a post shows it as not saved at once, with Undo', async () => {
  const sent: string[] = [];
  let isSaved = true;
  const toggle: Answer = ({ form }) => {
    sent.push(String(form.action));
    isSaved = !isSaved;
    return { api_status: 200, code: isSaved ? 1 : 0, action: isSaved ? 'saved' : 'unsaved' };
  };
  fakeProvider({ posts: savedPosts, 'post-actions': toggle });
  const { user } = renderRegion(<Region />);
  await screen.findByText('Post 5');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('No longer among your saved posts.');
  expect(screen.getByText('Post 5')).not.toBeNull();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('No longer among your saved posts.')).toBeNull());
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(sent).toEqual(['save', 'save']));
});

test('an empty list explains how to save posts', async () => {
  fakeProvider({ posts: () => ({ api_status: 200, data: [] }) });
  renderRegion(<Region />);

  await screen.findByText('No saved posts yet');
});

test('a failed list shows an error, and Retry loads it', async () => {
  let isDown = true;
  fakeProvider({ posts: (call) => (isDown ? NO_CONNECTION : savedPosts(call)) });
  const { user } = renderRegion(<Region />);

  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Your saved posts could not be loaded');
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByText('Post 5');
});
