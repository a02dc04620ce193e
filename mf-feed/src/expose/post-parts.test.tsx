import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { Region } from './post-parts';
import { renderRegion } from '../testing/render-region';
import { wireComment } from '../testing/wire-comment';
import { wirePost } from '../testing/wire-post';

const found = { api_status: 200, post_data: wirePost(5, { post_likes: '3', post_comments: '1', post_shares: '2' }) };
const comments: Answer = () => ({ api_status: 200, data: [wireComment(9)] });

test('the interactions show the provider’s counts, and the comments on request', async () => {
  fakeProvider({ 'get-post-data': () => found, comments });
  const { user } = renderRegion(<Region postId="5" />);

  const bar = await screen.findByRole('group', { name: 'Likes, comments and shares' });
  expect(within(bar).getByRole('button', { name: /3 likes/ })).not.toBeNull();
  await user.click(within(bar).getByRole('button', { name: /1 comment/ }));

  await screen.findByText('Comment 9');
});

test('a failed post shows an error, and Retry loads it', async () => {
  let isDown = true;
  fakeProvider({ 'get-post-data': () => (isDown ? NO_CONNECTION : found) });
  const { user } = renderRegion(<Region postId="5" />);

  const failure = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByRole('button', { name: /3 likes/ });
});

test('an input without a post throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderRegion(<Region postId="" />)).toThrow('./post-parts of mf_feed');
});
