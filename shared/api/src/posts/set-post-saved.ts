import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/**
 * Saves or unsaves a post. Resolves to true if it is saved now, which may differ from `isSaved`, as the provider's call toggles. Do not
 * repeat after `network` or `timeout` without reading the post again.
 * @throws {ApiError} `refused` if the post is deleted, and every kind of a call.
 */
export async function setPostSaved(client: ApiClient, postId: PostId, isSaved: boolean): Promise<boolean> {
  return (await callPostAction(client, postId, { action: 'save' })) ?? isSaved;
}
