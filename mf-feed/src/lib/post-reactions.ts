import type { PostId } from '@social/api';
import { toggleReaction, type Reaction } from '@social/api/posts/toggle-reaction';
import { createValueOverlay, getPageStore } from '@social/data';
import { apiClient, likes, memberScope } from '@social/session';

/** The member's reactions to posts, over what the provider says; for providers that have reactions. */
export const postReactions = getPageStore('post reactions', () =>
  createValueOverlay<PostId, Reaction | null>({ scope: memberScope, fallback: null, send: sendReaction }),
);

/**
 * A post without a reaction gets a like first, because that is what other places of the page count. The overlay then sees that the
 * provider has a like, and asks for the reaction; if that fails, the like stays.
 */
async function sendReaction(id: PostId, reaction: Reaction | null, known: Reaction | null): Promise<Reaction | null> {
  if (reaction === null || known === null) {
    // `known` is younger than each settled update of the like.
    await likes.toggle(id, { isOn: known !== null, readAt: Infinity });
    return reaction && 'like';
  }
  // The call toggles: false means that it removed the same reaction, which was given elsewhere before.
  if ((await toggleReaction(apiClient, id, reaction)) === false) await toggleReaction(apiClient, id, reaction);
  return reaction;
}
