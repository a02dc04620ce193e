import type { ApiClient, PostId } from '@social/api';
import { toPrivacy, type Audience } from './audience';
import { callPostAction } from './post-action';

/**
 * Changes the text of one's own post, and with `audience` the members who can see it. May be repeated.
 * @throws {ApiError} `refused` if it is another's or deleted, and every kind of a call.
 */
export async function editPost(client: ApiClient, postId: PostId, text: string, audience?: Audience): Promise<void> {
  await callPostAction(client, postId, { action: 'edit', text, ...(audience && { privacy: toPrivacy(audience) }) });
}
