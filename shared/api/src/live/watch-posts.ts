import type { ApiClient, PostId } from '@social/api';
import { count, flag, id, list, mapped, object } from '@social/api/wire';
import { toReactions, wireReactions, type PostReactions } from '../posts/post-reactions';

/** Current counts of a post. `hasLinkPreview` is included because a preview may be stored after its post. */
export type LivePostCounts = { postId: PostId; reactions: PostReactions['counts'] | null; commentCount: number; hasLinkPreview: boolean };

/** Decodes the counts of a post. */
export const liveCounts = mapped(
  object({ post_id: id<PostId>(), reaction: wireReactions, post_comments: count, link_preview: flag }),
  (wire): LivePostCounts => ({
    postId: wire.post_id,
    reactions: toReactions(wire.reaction)?.counts ?? null,
    commentCount: wire.post_comments,
    hasLinkPreview: wire.link_preview,
  }),
);

const reply = object({ data: list(liveCounts) });

/**
 * Watches the counts of at most 60 posts on an open stream, instead of the posts watched before. Resolves to the current counts, without
 * posts that the signed-in person may not see.
 * @throws {ApiError} of every kind of a call; `refused` if the host has no streams.
 */
export async function watchPosts(client: ApiClient, streamId: string, postIds: readonly PostId[]): Promise<LivePostCounts[]> {
  const { data } = await client.call('live_posts', { form: { stream_id: streamId, post_ids: postIds.join(',') }, reply });
  return data;
}
