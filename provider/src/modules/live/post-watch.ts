import { z } from 'zod';
import type { LinkPreviewRepository } from '../links/link-previews.repository';
import type { PostRepository } from '../posts/posts.repository';
import type { PostPartsRepository } from '../posts/post-parts.repository';
import { NO_REACTIONS, type ReactionRepository } from '../reactions/reactions.repository';
import { formatEvent, presentCounts, type PostCounts } from './live.presenter';
import type { LiveRepository } from './live.repository';
import type { LiveStreams } from './live-streams';

export type PostWatchDependencies = {
  log: Pick<LiveRepository, 'announceWatch'>;
  streams: Pick<LiveStreams, 'find' | 'all'>;
  posts: Pick<PostRepository, 'findVisible'>;
  parts: Pick<PostPartsRepository, 'countComments'>;
  reactions: Pick<ReactionRepository, 'count'>;
  previews: Pick<LinkPreviewRepository, 'findPostsWithPreview'>;
  onError: (error: unknown) => void;
};
export type PostWatch = ReturnType<typeof createPostWatch>;

/** Minimum interval between two counts of a post, in milliseconds. It limits the load of popular posts. */
const COLLECT_MS = 300;
const NOBODY = 0;

const announcedWatch = z.object({ streamId: z.string(), memberId: z.number(), postIds: z.array(z.number()) });

/**
 * Live counts of the posts that pages show. Visibility is checked once, when a page sends its list. A page sends a new list when it
 * scrolls.
 */
export function createPostWatch({ log, streams, posts, parts, reactions, previews, onError }: PostWatchDependencies) {
  let changed = new Set<number>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function count(postIds: number[]): Promise<PostCounts[]> {
    const [given, comments, withPreview] = await Promise.all([
      reactions.count(postIds, NOBODY),
      parts.countComments(postIds),
      previews.findPostsWithPreview(postIds),
    ]);
    return postIds.map((postId) => ({
      postId,
      reactions: (given.get(postId) ?? NO_REACTIONS).counts,
      comments: comments.get(postId) ?? 0,
      hasLinkPreview: withPreview.has(postId),
    }));
  }

  async function report(): Promise<void> {
    timer = null;
    const ids = [...changed];
    changed = new Set();
    const watched = ids.filter((id) => streams.all().some(({ postIds }) => postIds.has(id)));
    if (watched.length === 0) return;
    for (const counts of await count(watched)) {
      const event = formatEvent('post', presentCounts(counts));
      for (const { postIds, output } of streams.all()) if (postIds.has(counts.postId)) output.write(event);
    }
  }

  return {
    /**
     * Sends the counts of these posts to a stream of the member whenever they change, on any replica. They replace the posts watched
     * before. Posts that the member may not see are omitted. Returns the current counts.
     */
    async watch(memberId: number, streamId: string, postIds: number[]): Promise<PostCounts[]> {
      const visible = [...(await posts.findVisible(postIds, memberId)).keys()];
      await log.announceWatch({ streamId, memberId, postIds: visible });
      return count(visible);
    },

    /** Applies another replica's message about a stream that may be open here. */
    handleWatch(payload: string): void {
      const { streamId, memberId, postIds } = announcedWatch.parse(JSON.parse(payload));
      const stream = streams.find(streamId);
      // Members cannot choose what another member's stream watches.
      if (stream?.memberId === memberId) stream.postIds = new Set(postIds);
    },

    handleChange(postId: number): void {
      changed.add(postId);
      timer ??= setTimeout(() => void report().catch(onError), COLLECT_MS);
    },

    close: () => {
      if (timer) clearTimeout(timer);
    },
  };
}
