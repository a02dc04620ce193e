import type { ApiClient, PostId } from '@social/api';
import { callPostAction } from './post-action';

/**
 * Keeps a post for later, or lets it go. Resolves to whether it is saved now, which may not be what was wished: the provider's
 * call toggles, so one made on old knowledge does the opposite.
 * Do not repeat after `network` or `timeout` without reading the post again.
 * @throws {ApiError} `refused` when the post is gone, and every kind of a call.
 */
export async function setPostSaved(client: ApiClient, postId: PostId, isSaved: boolean): Promise<boolean> {
  return (await callPostAction(client, postId, { action: 'save' })) ?? isSaved;
}
