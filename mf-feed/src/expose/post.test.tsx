import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { Region } from './post';
import { renderRegion } from '../testing/render-region';
import { wireComment } from '../testing/wire-comment';
import { wirePost } from '../testing/wire-post';

const missingPost = { api_status: 400, errors: { error_id: '5', error_text: 'Post not found' } };
const found = { api_status: 200, post_data: wirePost(5, { post_comments: '1' }) };
const comments: Answer = () => ({ api_status: 200, data: [wireComment(9)] });

function openPost(path: string, post: Answer, answers: Record<string, Answer> = {}) {
  const provider = fakeProvider({ 'get-post-data': post, comments, ...answers });
  return { ...provider, ...renderRegion(<Region />, { path, route: '/post/:postId' }) };
}

test('the page shows the post with its comments open and its author in the heading', async () => {
  openPost('/post/5', () => found);

  await screen.findByText('Post 5');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post by Asha Rao');
  await screen.findByText('Comment 9');
  expect(screen.getByRole('button', { name: /^Comments/ }).getAttribute('aria-expanded')).toBe('true');
});

test('a click outside leaves the comments of the page open', async () => {
  const { user } = openPost('/post/5', () => found);
  await screen.findByText('Comment 9');

  await user.click(screen.getByRole('heading', { level: 1 }));
  await user.keyboard('{Escape}');

  expect(screen.getByText('Comment 9')).not.toBeNull();
});

test('l likes the post, c focuses the comment field', async () => {
  const { user, callsOf } = openPost('/post/5', () => found, { 'post-actions': () => ({ api_status: 200, action: 'liked', code: 1 }) });
  await screen.findByText('Comment 9');

  await user.keyboard('lc');

  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Write a comment' }));
  await waitFor(() => expect(callsOf('post-actions').map(({ form }) => form.post_id)).toEqual(['5']));
  await user.keyboard('cool');
  expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveProperty('value', 'cool');
});

test('c opens closed comments', async () => {
  const { user } = openPost('/post/5', () => found);
  await screen.findByText('Comment 9');
  await user.click(screen.getByRole('button', { name: /^Comments/ }));
  expect(screen.queryByText('Comment 9')).toBeNull();
  await user.keyboard('c');

  await screen.findByText('Comment 9');
});

test('a missing post shows an empty state with a link to the feed', async () => {
  openPost('/post/5', () => missingPost);

  await screen.findByText('This post is not here');
  expect(screen.getByRole('link', { name: 'Go to your feed' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Post' })).not.toBeNull();
});

test('an address without a post sends no request', async () => {
  const { calls } = openPost('/post/0', () => found);

  await screen.findByText('This post is not here');
  expect(calls).toEqual([]);
});

test('a failed post shows an error, and Retry loads it', async () => {
  let isDown = true;
  const { user } = openPost('/post/5', () => (isDown ? NO_CONNECTION : found));

  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('There is no connection');
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByText('Post 5');
});
