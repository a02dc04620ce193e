import type { LivePostCounts } from '@social/api/live/watch-posts';
import type { Post } from '@social/api/posts/post';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { postReactions } from '@social/session';
import { postChanges } from '../../lib/post-changes';

/**
 * Shows counts of a post that the host has pushed. They include the member's own reaction, so it counts as known to the host from then on.
 * Drops counts while a reaction is pending, because it is unknown whether they include it. Its reply is followed by new counts.
 */
export function showCounts(post: Post, { postId, reactions, commentCount }: LivePostCounts): void {
  if (postReactions.isPending(postId)) return;
  const likeCount = reactions && Object.values(reactions).reduce((sum, count) => sum + count, 0);
  const updated = postReactions.getUpdatedIds().has(postId);
  const mine = updated ? postReactions.get(postId, { value: undefined }) : undefined;
  const next = withCounts(post, { commentCount, likeCount, reactions, mine });
  if (next.commentCount === post.commentCount && next.likeCount === post.likeCount && isSame(next.reactions, post.reactions)) return;
  postChanges.add(postId, (shown) => withCounts(shown, { commentCount, likeCount, reactions, mine }), 'counts');
}

type Counts = Pick<LivePostCounts, 'commentCount' | 'reactions'> & {
  likeCount: number | null;
  /** The member's reaction; undefined where they have not changed it on this page. */
  mine: Reaction | null | undefined;
};

function withCounts(post: Post, { commentCount, likeCount, reactions, mine }: Counts): Post {
  if (!post.reactions || !reactions || likeCount === null) return { ...post, commentCount };
  const own = mine === undefined ? post.reactions.mine : mine;
  return { ...post, commentCount, likeCount, isLiked: own !== null, reactions: { mine: own, counts: reactions } };
}

function isSame(next: Post['reactions'], shown: Post['reactions']): boolean {
  if (!next || !shown) return next === shown;
  return next.mine === shown.mine && (Object.keys(next.counts) as Reaction[]).every((name) => next.counts[name] === shown.counts[name]);
}
