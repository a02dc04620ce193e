import { fakeProvider, NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { scrollingReader } from '@social/build-preset/jest/scrolling-reader';
import { parseId, type PostId } from '@social/api';
import { sessionStore } from '@social/session';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { act, screen, waitFor } from '@testing-library/react';
import { toEntry, type PostEntry } from '../../../lib/post-entry';
import { readPost } from '../../../testing/read-post';
import { renderHome } from '../../../testing/render-home';
import { idsFrom, wirePage } from '../../../testing/wire-post';
import { createListLayout } from '../list-layout';
import { savedLists, toListKey } from '../scroll-anchor';
// Before the first test, whose first find would otherwise wait until Jest has compiled it.
import './continue-reading';
import { readFeedPosition, storeFeedPosition } from './feed-position';

const OFFER = 'Continue where you left off';
const userId = () => sessionStore.getState().userId;
const postId = (id: number) => parseId<PostId>(String(id)) ?? fail();
function fail(): never {
  throw new Error('no id');
}

const page = (from: number, cursor: number | null): PostEntry[] =>
  idsFrom(from, 10).map((id) => toEntry(readPost(id), cursor === null ? null : postId(cursor)));
/** Posts 90 to 61 as they were when the member stopped. */
const entries = [...page(90, null), ...page(80, 81), ...page(70, 71)];
const stopAt = (id: number) => storeFeedPosition(userId(), 'everyone', { postId: postId(id), offsetPx: 12, focusedPostId: null }, entries);

/** A provider whose newest post has the id `newest`. */
const provideFrom = (newest: number, without: readonly number[] = []) =>
  fakeProvider({
    posts: ({ form }) => {
      const first = form.after_post_id === undefined ? newest : Number(form.after_post_id) - 1;
      return wirePage(...idsFrom(first, 10).filter((id) => id > 0 && !without.includes(id)));
    },
  });

const shownIds = () => screen.getAllByRole('article').map(({ id }) => id);
const posInSetOf = (id: number) => document.getElementById(`post-${id}`)?.getAttribute('aria-posinset');

async function openHome() {
  const home = renderHome();
  await screen.findAllByRole('article');
  return home;
}

beforeEach(() => {
  localStorage.clear();
  signInAnew();
  // jsdom lays nothing out.
  jest.spyOn(window, 'scrollBy').mockReturnValue();
});

test('the feed continues at the post where the member stopped, in its position among all others, and the post has the focus', async () => {
  const { callsOf } = provideFrom(90);
  stopAt(66);
  const { user } = await openHome();
  await user.click(await screen.findByRole('button', { name: OFFER }));

  await waitFor(() => expect(document.activeElement?.id).toBe('post-66'));
  expect(posInSetOf(66)).toBe('25');
  expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  expect(callsOf('posts').map(({ form }) => form.after_post_id)).toEqual([undefined, '81', '71']);
});

test('posts that were published since stand above, without a gap or a repetition', async () => {
  provideFrom(93);
  stopAt(66);
  const { user } = await openHome();
  await user.click(await screen.findByRole('button', { name: OFFER }));

  await screen.findByText('Post 66');
  expect(posInSetOf(66)).toBe('28');
});

test('with more than a page of new posts in between, the feed begins with the stored ones and offers the newer', async () => {
  provideFrom(120);
  stopAt(66);
  const { user } = await openHome();
  await user.click(await screen.findByRole('button', { name: OFFER }));

  await screen.findByText('Post 66');
  expect(posInSetOf(66)).toBe('15');
  await screen.findByRole('button', { name: '10+ new posts' });
});

test('in place of a post that was deleted the next one is shown', async () => {
  provideFrom(90, [66]);
  stopAt(66);
  const { user } = await openHome();
  await user.click(await screen.findByRole('button', { name: OFFER }));
  await waitFor(() => expect(document.activeElement?.id).toBe('post-65'));
});

test('a further page that was pending when the offer was taken changes nothing', async () => {
  const scrollToEnd = scrollingReader();
  let arrive: (() => void) | undefined;
  fakeProvider({
    posts({ form }) {
      const posts = wirePage(...idsFrom(form.after_post_id === undefined ? 90 : Number(form.after_post_id) - 1, 10));
      if (form.after_post_id !== '81' || arrive) return posts;
      return new Promise((resolve) => (arrive = () => resolve(posts)));
    },
  });
  stopAt(66);
  const { user } = await openHome();
  const offer = await screen.findByRole('button', { name: OFFER });
  scrollToEnd();
  await waitFor(() => expect(arrive).toBeDefined());
  await user.click(offer);
  await screen.findByText('Post 66');
  await act(async () => {
    arrive?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(posInSetOf(66)).toBe('25');
});

test('where the posts cannot be loaded the feed stays, and the offer too', async () => {
  let isDown = false;
  fakeProvider({
    posts: ({ form }) => (isDown ? NO_CONNECTION : form.after_post_id === undefined ? wirePage(...idsFrom(90, 10)) : wirePage()),
  });
  stopAt(66);
  const { user } = await openHome();
  isDown = true;
  await user.click(await screen.findByRole('button', { name: OFFER }));
  await waitFor(() => expect(screen.getByRole('button', { name: OFFER }).hasAttribute('disabled')).toBe(false));
  expect(shownIds()).toContain('post-90');
});

test('where nothing of what was read is left, the offer goes', async () => {
  fakeProvider({ posts: ({ form }) => (form.after_post_id === undefined ? wirePage(...idsFrom(90, 10)) : wirePage()) });
  stopAt(66);
  const { user } = await openHome();
  await user.click(await screen.findByRole('button', { name: OFFER }));
  await waitFor(() => expect(screen.queryByRole('button', { name: OFFER })).toBeNull());
  expect(shownIds()).toContain('post-90');
  expect(readFeedPosition(userId(), 'everyone')).toBeNull();
});

test('a page that is closed or hidden beyond the newest posts stores where it was', async () => {
  const reachEnd = scrollingReader();
  provideFrom(90);
  await openHome();
  reachEnd();
  await screen.findByText('Post 75');
  const key = toListKey({ visit: 'default', of: { kind: 'news', postType: null, authors: 'everyone' } });
  const position = { anchor: { postId: postId(75), offsetPx: -40, focusedPostId: null }, layout: createListLayout() };

  await waitFor(() => {
    savedLists.set(key, position);
    window.dispatchEvent(new Event('pagehide'));
    expect(readFeedPosition(userId(), 'everyone')).toMatchObject({ postId: '75', offsetPx: -40, pages: [{ cursor: '81' }] });
  });
});

test('nothing is offered after a day, in the other feed, or to who is at the newest posts', async () => {
  stopAt(66);
  expect(readFeedPosition(userId(), 'followed')).toBeNull();
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, doNotFake: ['setTimeout', 'queueMicrotask'] });
  expect(readFeedPosition(userId(), 'everyone')).toBeNull();
  jest.useRealTimers();

  stopAt(85);
  expect(readFeedPosition(userId(), 'everyone')).toBeNull();
});

test('clears the position of a member who is back on the newest posts, and keeps it if they never left them', () => {
  stopAt(66);
  storeFeedPosition(userId(), 'everyone', { postId: postId(88), offsetPx: 0, focusedPostId: null }, page(90, null));
  expect(readFeedPosition(userId(), 'everyone')).toMatchObject({ postId: '66' });
  stopAt(88);
  expect(readFeedPosition(userId(), 'everyone')).toBeNull();
});
