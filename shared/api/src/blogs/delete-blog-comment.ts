import type { ApiClient, BlogCommentId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes a comment on an article with its replies, permanently.
 * @throws {ApiError} `refused` if it is already deleted or is another's.
 */
export async function deleteBlogComment(client: ApiClient, commentId: BlogCommentId): Promise<void> {
  await client.call('blogs', { form: { type: 'delete', comment_id: commentId }, reply });
}
