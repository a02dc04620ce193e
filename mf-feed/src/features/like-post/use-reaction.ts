import { refusalMessage } from '@social/api/refusal-message';
import type { Post } from '@social/api/posts/post';
import type { PostReactions } from '@social/api/posts/post-reactions';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { useOptimisticValue } from '@social/data';
import { postReactions } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { reactionNames } from './reaction-names';

export type LikeablePost = Pick<Post, 'id' | 'isLiked' | 'likeCount' | 'reactions' | 'readAt'>;

/** Shows and changes the member's reaction to a post: a like, or another one where the provider has them. */
export function useReaction({ id, isLiked, likeCount, reactions, readAt }: LikeablePost) {
  const serverReaction = reactions?.mine ?? (isLiked ? 'like' : null);
  const isUnknown = reactions === null && isLiked === null;
  const { value: mine, set, adjust } = useOptimisticValue(postReactions, id, isUnknown ? undefined : serverReaction, readAt);
  const isOn = mine !== null;

  return {
    isOn,
    mine,
    /** How many like the post or reacted to it. */
    count: adjust(likeCount),
    /** The counts by reaction; null where the provider has only likes. */
    reactionCounts: reactions && countReactions(reactions, mine),
    toggleLike: (): void =>
      void withRetry(
        () => set(isOn ? null : 'like'),
        refusalMessage(
          isOn
            ? t('Your like could not be taken back. You still like the post.')
            : t('Your like did not get through. You have not liked the post.'),
        ),
      ),
    /** Choosing the member's own reaction again removes it. */
    choose: (chosen: Reaction): void =>
      void withRetry(
        () => set(chosen === mine ? null : chosen),
        refusalMessage(t('Your reaction ({reaction}) did not get through. It stands as before.', { reaction: reactionNames[chosen] })),
      ),
  };
}

/** Sends an update, and when it is refused says so with Retry. Rejects only on a bug. */
async function withRetry(send: () => Promise<void>, refusedMessage: (error: unknown) => string | null): Promise<void> {
  try {
    await send();
  } catch (error) {
    const message = refusedMessage(error);
    if (message === null) return;
    const end = await notify({ severity: 'error', message, action: t('Retry') });
    if (end === 'action') await withRetry(send, refusedMessage);
  }
}

function countReactions({ counts, mine }: PostReactions, next: Reaction | null): PostReactions['counts'] {
  if (mine === next) return counts;
  return {
    ...counts,
    ...(mine && { [mine]: Math.max(0, counts[mine] - 1) }),
    ...(next && { [next]: counts[next] + 1 }),
  };
}
