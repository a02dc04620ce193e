import type { Post } from '@social/api/posts/post';
import { apiClient } from '@social/session';
import { fakeProvider, NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createStore, useStore } from 'zustand';
import { toEntry, type PostEntry } from '../../lib/post-entry';
import { readPost } from '../../testing/read-post';
import { renderRegion } from '../../testing/render-region';
import { idsFrom, wirePage } from '../../testing/wire-post';
import { PostColumn } from './post-column';

const SCREEN_PX = 800;
let scrolledPx = 0;
/** Heights of posts by their ids, in pixels; 500 by default. */
const heights = new Map<string, number>();

/** Lays the list out as a browser does: posts and spacers one below the other, in a page that is scrolled by `scrolledPx`. */
function getRect(this: Element): DOMRect {
  const feed = this.closest('[role="feed"]');
  if (!feed || this.matches('article *')) return new DOMRect();
  let top = -scrolledPx;
  for (const child of this === feed ? [] : feed.children) {
    if (child === this) break;
    top += getHeight(child) + (child.matches('article:not([hidden])') ? 16 : 0);
  }
  const height = getHeight(this);
  return { top, bottom: top + height, height, width: 640 } as DOMRect;
}

function getHeight(element: Element): number {
  if (element.hasAttribute('hidden')) return 0;
  if (element.matches('article')) return heights.get(element.id) ?? 500;
  return element instanceof HTMLElement ? Number.parseFloat(element.style.height) || 0 : 0;
}

beforeEach(() => {
  [scrolledPx] = [0];
  heights.clear();
  jest.replaceProperty(window, 'innerHeight', SCREEN_PX);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(getRect);
  jest.spyOn(window, 'scrollBy').mockImplementation((...args: unknown[]) => {
    scrolledPx += (args[0] as ScrollToOptions).top ?? 0;
  });
});

const makeEntries = (...ids: number[]): PostEntry[] => ids.map((id) => toEntry(readPost(id), null));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const article = (id: number) => document.getElementById(`post-${id}`);
const mountedIds = () => screen.queryAllByRole('article').map(({ id }) => Number(id.slice('post-'.length)));

function Body({ post }: { post: Post }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{post.plainText}</p>
      <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Comments
      </button>
    </>
  );
}

function renderColumn(entries: PostEntry[]) {
  const shown = createStore(() => ({ entries }));
  const source = { client: apiClient, userId: null, of: { kind: 'saved' } as const };
  function Column() {
    return <PostColumn entries={useStore(shown).entries} end={{ kind: 'reached' }} unreadableCount={0} source={source} PostView={Body} />;
  }
  return { ...renderRegion(<Column />), show: (next: PostEntry[]) => act(() => shown.setState({ entries: next })) };
}

async function scrollTo(px: number) {
  scrolledPx = px;
  act(() => void window.dispatchEvent(new Event('scroll')));
  await settle();
}

/** Waits until all posts around the screen are shown: a frame shows a single one, which was rendered before it. */
async function settle() {
  const read = () => [...document.querySelectorAll('article')].map(({ id, hidden }) => `${id} ${hidden}`).join();
  let before = '';
  while (before !== read()) {
    before = read();
    await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  }
}

test('only posts around the screen are mounted in a list of a thousand, each at its position', async () => {
  renderColumn(makeEntries(...upTo(1000)));

  await scrollTo(100_000);

  expect(mountedIds().length).toBeLessThan(15);
  const shown = screen.getAllByRole('article').find((one) => one.getBoundingClientRect().bottom > 0);
  expect(shown?.getBoundingClientRect().top).toBeLessThanOrEqual(0);
  expect(mountedIds()).toEqual(mountedIds().map((_id, index) => (mountedIds()[0] ?? 0) + index));
  expect(shown?.getAttribute('aria-posinset')).toBe(shown?.id.slice('post-'.length));
  expect(shown?.getAttribute('aria-setsize')).toBe('1000');
});

test('a small scroll unmounts nothing', async () => {
  renderColumn(makeEntries(...upTo(100)));
  await scrollTo(20_000);
  const before = mountedIds();

  await scrollTo(20_900);

  expect(mountedIds()).toEqual(expect.arrayContaining(before.slice(1)));
});

test('no frame shows a post and removes others: a slow device has no time for both', async () => {
  renderColumn(makeEntries(...upTo(100)));
  await settle();
  const count = (nodes: Iterable<Node>) =>
    [...nodes].filter((node) => node instanceof Element && node.matches('article:not([hidden])')).length;
  const changes: { shown: number; removed: number }[] = [];
  const observer = new MutationObserver((records) =>
    changes.push({
      shown: records.filter(({ attributeName }) => attributeName === 'hidden').length,
      removed: count(records.flatMap(({ removedNodes }) => [...removedNodes])),
    }),
  );
  observer.observe(screen.getByRole('feed'), { childList: true, subtree: true, attributeFilter: ['hidden'] });

  for (const px of [2000, 4000, 6000, 8000]) await scrollTo(px);
  observer.disconnect();

  expect(changes.filter(({ removed }) => removed > 0)).not.toEqual([]);
  expect(changes.filter(({ shown }) => shown > 0)).not.toEqual([]);
  expect(changes.filter(({ shown, removed }) => shown > 1 || (shown > 0 && removed > 0))).toEqual([]);
});

test('a post is rendered before the frame that shows it', async () => {
  renderColumn(makeEntries(...upTo(100)));
  await settle();
  const rendered: unknown[] = [];
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    rendered.push(...nodes.flatMap((node) => (node instanceof HTMLElement && node.matches('article') ? node.hidden : [])));
  });
  observer.observe(screen.getByRole('feed'), { childList: true });

  await scrollTo(20_000);
  observer.disconnect();

  expect(rendered.length).toBeGreaterThan(5);
  expect(new Set(rendered)).toEqual(new Set([true]));
  expect(mountedIds().length).toBeGreaterThan(5);
});

test('the keys of a feed skip a post that is rendered but not shown', async () => {
  const { user } = renderColumn(makeEntries(...upTo(100)));
  await settle();
  const last = mountedIds().at(-1) ?? 0;
  expect(article(last + 1)?.hidden).toBe(true);
  act(() => article(last)?.focus());

  await user.keyboard('{PageDown}');

  expect(document.activeElement).toBe(article(last));
});

test('the first visible post stays at its position when a post above it is higher than estimated', async () => {
  renderColumn(makeEntries(...upTo(100)));
  await scrollTo(20_000);
  for (const id of upTo(100)) if (!mountedIds().includes(id)) heights.set(`post-${id}`, 900);
  const [first = 0] = mountedIds();
  const anchor = article(first + 3);
  const topPx = anchor?.getBoundingClientRect().top ?? 0;

  await scrollTo(scrolledPx - 700);

  expect(mountedIds()[0]).toBeLessThan(first);
  expect(anchor?.getBoundingClientRect().top).toBe(topPx + 700);
});

test('a post with open comments or with focus stays mounted at any distance', async () => {
  const { user } = renderColumn(makeEntries(...upTo(200)));
  await user.click(within(article(2) as HTMLElement).getByRole('button', { name: 'Comments' }));
  act(() => article(3)?.focus());

  await scrollTo(50_000);
  expect(mountedIds().slice(0, 2)).toEqual([2, 3]);

  act(() => article(3)?.blur());
  await scrollTo(50_100);
  expect(mountedIds()).not.toContain(3);
  expect(mountedIds()).toContain(2);
});

test('new posts at the top are mounted at once, in order and without duplicates', async () => {
  const { show } = renderColumn(makeEntries(...upTo(100)));
  await scrollTo(20_000);

  show(makeEntries(201, 202, ...upTo(100)));

  expect(mountedIds().slice(0, 2)).toEqual([201, 202]);
  expect(new Set(mountedIds()).size).toBe(mountedIds().length);
});

test('a hidden post that returns is mounted at once, because focus goes to it', () => {
  const { show } = renderColumn(makeEntries(...upTo(20)));
  show(makeEntries(...upTo(20).filter((id) => id !== 2)));
  expect(mountedIds()).not.toContain(2);

  show(makeEntries(...upTo(20)));

  expect(mountedIds()).toContain(2);
});

test('an evicted post is fetched again with its page when the reader comes back to it', async () => {
  const { callsOf } = fakeProvider({ posts: () => wirePage(...idsFrom(30, 10)) });
  const loaded = makeEntries(...idsFrom(40, 10));
  renderColumn([...loaded, ...makeEntries(...idsFrom(30, 10)).map(({ id, cursor }) => ({ id, cursor, post: null }))]);

  await scrollTo(6000);

  await screen.findByText('Post 29');
  expect(callsOf('posts')).toHaveLength(1);
});

test('a post in use stays as it is when it is evicted', async () => {
  const entries = makeEntries(...upTo(40));
  const { show, user } = renderColumn(entries);
  await user.click(within(article(2) as HTMLElement).getByRole('button', { name: 'Comments' }));

  show(entries.map((entry, index) => (index > 0 ? { ...entry, post: null } : entry)));

  expect(within(article(2) as HTMLElement).getByRole('button', { name: 'Comments', expanded: true })).not.toBeNull();
});

test('an evicted post that cannot be fetched shows an error with Retry', async () => {
  let isDown = true;
  fakeProvider({ posts: () => (isDown ? NO_CONNECTION : wirePage(3)) });
  const { user } = renderColumn([...makeEntries(4), { id: readPost(3).id, cursor: readPost(4).id, post: null }]);

  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('The post could not be loaded');
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByText('Post 3');
});

test('an evicted post that was deleted shows a message', async () => {
  fakeProvider({ posts: () => wirePage(2) });
  renderColumn([...makeEntries(4), { id: readPost(3).id, cursor: readPost(4).id, post: null }]);

  await waitFor(() => expect(article(3)?.textContent).toContain('not here any more'));
});
