import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/** The provider's reactions with its numbers. */
export const REACTIONS = { like: 1, love: 2, haha: 3, wow: 4, sad: 5, angry: 6 } as const;

export type Reaction = keyof typeof REACTIONS;

/**
 * Adds a reaction to a post, or removes it if it is already set: the provider's call toggles. Resolves to true if it is set now, and to
 * null if the provider does not say. Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` if the post is deleted, and every kind of a call.
 */
export function toggleReaction(client: ApiClient, postId: PostId, reaction: Reaction): Promise<boolean | null> {
  return callPostAction(client, postId, { action: 'reaction', reaction: REACTIONS[reaction] });
}
