import { refusalMessage } from '@social/api/refusal-message';
import type { Post } from '@social/api/posts/post';
import type { PostReactions } from '@social/api/posts/post-reactions';
import { toggleReaction, type Reaction } from '@social/api/posts/toggle-reaction';
import { useToggle } from '@social/data';
import { apiClient, likes } from '@social/session';
import { notifyIfRefused } from '@social/ui';
import { postChanges } from '../../lib/post-changes';
import { reactionNames } from './reaction-names';

export type LikeablePost = Pick<Post, 'id' | 'isLiked' | 'likeCount' | 'reactions' | 'readAt'>;

/** What one makes of a post: a plain like, or one of the provider's reactions. Shown at once, taken back and told when refused. */
export function useReaction({ id, isLiked, likeCount, reactions, readAt }: LikeablePost) {
  const { isOn, toggle, adjust } = useToggle(likes, id, isLiked, readAt);
  const mine = isOn ? (reactions?.mine ?? 'like') : null;

  async function toggleLike(): Promise<void> {
    setMine(isOn ? null : 'like');
    await putBackIfRefused(toggle());
  }

  async function react(reaction: Reaction): Promise<void> {
    setMine(reaction);
    await putBackIfRefused(tellReaction(reaction));
  }

  /** A like first: it is what everybody counts, and what other places of the page show. */
  async function tellReaction(reaction: Reaction): Promise<void> {
    if (!isOn) await toggle();
    if (!isOn && reaction === 'like') return;
    // The call toggles. Its word says that it took the same one back: elsewhere it had been given before.
    if ((await toggleReaction(apiClient, id, reaction)) === false) await toggleReaction(apiClient, id, reaction);
  }

  async function putBackIfRefused(wish: Promise<void>): Promise<void> {
    try {
      await wish;
    } catch (error) {
      setMine(mine);
      throw error;
    }
  }

  function setMine(next: Reaction | null): void {
    if (!reactions) return;
    postChanges.add(id, (post) => ({ ...post, reactions: post.reactions && withMine(post.reactions, next) }));
  }

  return {
    isOn,
    mine,
    count: adjust(likeCount),
    toggleLike: (): void =>
      void notifyIfRefused(
        toggleLike(),
        refusalMessage(
          isOn
            ? 'Your like could not be taken back. You still like the post.'
            : 'Your like did not get through. You have not liked the post.',
        ),
      ),
    /** The reaction that one has already is taken back. */
    choose(reaction: Reaction): void {
      const wish = reaction === mine ? toggleLike() : react(reaction);
      void notifyIfRefused(wish, refusalMessage(`Your reaction (${reactionNames[reaction]}) did not get through. It stands as before.`));
    },
  };
}

function withMine({ mine, counts }: PostReactions, next: Reaction | null): PostReactions {
  if (mine === next) return { mine, counts };
  return {
    mine: next,
    counts: {
      ...counts,
      ...(mine && { [mine]: Math.max(0, counts[mine] - 1) }),
      ...(next && { [next]: counts[next] + 1 }),
    },
  };
}
