import { fakeProvider, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import type { PostId } from '@social/api';
import { liveChannel } from '@social/data';
import { act, screen, waitFor } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePost } from '../../testing/wire-post';

const reaction = { Like: 2, Love: 1, HaHa: 0, Wow: 0, Sad: 0, Angry: 0, is_reacted: false, type: '', count: 3 };
const counts = { like: 2, love: 1, haha: 0, wow: 0, sad: 0, angry: 0 };
const likeButton = (name: string, pressed = false) => screen.findByRole('button', { name, pressed });

let streams = 0;
const openStream = () => act(() => liveChannel.publish({ kind: 'stream', streamId: `stream ${++streams}` }));
const report = (likes: number, commentCount: number) =>
  act(() =>
    liveChannel.publish({
      kind: 'post',
      counts: { postId: '5' as PostId, reactions: { ...counts, like: likes }, commentCount, hasLinkPreview: false },
    }),
  );

async function renderPost(watched: Answer, others: Record<string, Answer> = {}) {
  const provider = fakeProvider({
    posts: ({ form }) => ({ api_status: 200, data: form.after_post_id ? [] : [wirePost(5, { reaction })] }),
    'post-actions': ({ form }) => ({ api_status: 200, action: form.action, code: form.action === 'dislike' ? 0 : 1 }),
    live_posts: watched,
    ...others,
  });
  const { user } = renderHome();
  await screen.findByRole('article');
  openStream();
  await waitFor(() => expect(provider.callsOf('live_posts').at(-1)?.form).toEqual({ stream_id: `stream ${streams}`, post_ids: '5' }));
  return { user };
}

afterEach(() => act(() => liveChannel.publish({ kind: 'stream', streamId: null })));

test('a post shows the likes and comments of others as the host tells of them', async () => {
  await renderPost(() => ({ api_status: 200, data: [{ post_id: '5', reaction: { ...reaction, Like: 3 }, post_comments: '7' }] }));
  await likeButton('Like, 4 likes');
  await screen.findByRole('button', { name: /7 comments/ });

  report(5, 8);
  await likeButton('Like, 6 likes');
  await screen.findByRole('button', { name: /8 comments/ });
});

test('a post shows the preview of its link when the host has fetched it', async () => {
  const link = { postLink: 'https://example.org/tea', postLinkTitle: 'Tea and rain', postLinkContent: 'How to brew', postLinkImage: '' };
  await renderPost(() => ({ api_status: 200, data: [{ post_id: '5', reaction, post_comments: '0', link_preview: 1 }] }), {
    'get-post-data': () => ({ api_status: 200, post_data: wirePost(5, { reaction, ...link }) }),
  });
  const card = await screen.findByRole('link', { name: /Tea and rain/ });
  expect(card.getAttribute('href')).toBe('https://example.org/tea');
});

test("the member's own like is counted once, and taken back once", async () => {
  const { user } = await renderPost(() => ({ api_status: 200, data: [] }));
  await user.click(await likeButton('Like, 3 likes'));
  await likeButton('Like, 4 likes', true);

  // The member's and one of somebody else.
  report(4, 0);
  await user.click(await likeButton('Like, 5 likes', true));
  await likeButton('Like, 4 likes');
});

test('a host that watches no posts leaves their counts as they were fetched', async () => {
  await renderPost(() => refusal('There is no such stream.'));
  await likeButton('Like, 3 likes');
});
