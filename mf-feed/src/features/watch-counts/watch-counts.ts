import type { PostId } from '@social/api';
import { watchPosts, type LivePostCounts } from '@social/api/live/watch-posts';
import { fetchPost } from '@social/api/posts/fetch-post';
import type { liveChannel } from '@social/data';
import { apiClient } from '@social/session';
import { postChanges } from '../../lib/post-changes';
import { showCounts } from './show-counts';
import type { ShownPosts } from './shown-posts';

/** Scrolling brings many posts into view, and one's own like or comment is answered before it is counted a second time. */
const SETTLE_MS = 1000;
/** The host watches no more on one stream. */
const MAX_WATCHED = 60;

const NOTHING: { streamId: string | null; ids: ReadonlySet<PostId> } = { streamId: null, ids: new Set() };

export type WatchCountsOptions = { channel: typeof liveChannel; posts: ShownPosts };

/** Has the host tell of the counts of the shown posts, and shows them. @returns the way to stop. */
export function watchCounts({ channel, posts }: WatchCountsOptions): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const withLink = new Set<PostId>();
  let asking: ReturnType<typeof setTimeout> | undefined;
  let asked = NOTHING;

  function later(work: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, SETTLE_MS);
    timers.add(timer);
    return timer;
  }

  /** The preview of a link, which the host may have fetched after the post was shown. */
  async function addLink(postId: PostId): Promise<void> {
    withLink.add(postId);
    try {
      const { link } = await fetchPost(apiClient, postId);
      postChanges.add(postId, (shown) => ({ ...shown, link }), 'link');
    } catch {
      // The next news of the post tries again.
      withLink.delete(postId);
    }
  }

  function show(counts: LivePostCounts): void {
    const post = posts.find(counts.postId);
    if (!post) return;
    showCounts(post, counts);
    if (counts.hasLinkPreview && post.link === null && !withLink.has(post.id)) void addLink(post.id);
  }

  async function ask(): Promise<void> {
    const streamId = channel.getStreamId();
    const ids = posts.getIds().slice(-MAX_WATCHED);
    // The pages of a browser share a stream, which watches what the visible one shows.
    if (streamId === null || document.hidden || (asked.streamId === streamId && ids.every((id) => asked.ids.has(id)))) return;
    asked = { streamId, ids: new Set(ids) };
    try {
      for (const counts of await watchPosts(apiClient, streamId, ids)) show(counts);
    } catch {
      // The counts stay those of the last request, until the next post comes into view.
      asked = NOTHING;
    }
  }

  function askSoon(): void {
    clearTimeout(asking);
    asking = later(() => void ask());
  }

  function askAgain(): void {
    asked = NOTHING;
    askSoon();
  }

  const stops = [
    posts.subscribe(askSoon),
    channel.subscribe((news) => {
      if (news.kind === 'post') later(() => show(news.counts));
      else if (news.kind === 'stream' || news.kind === 'reset') askAgain();
    }),
    () => document.removeEventListener('visibilitychange', askAgain),
    () => timers.forEach(clearTimeout),
  ];
  document.addEventListener('visibilitychange', askAgain);
  askSoon();
  return () => stops.forEach((stop) => stop());
}
