import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';
import type { CommentReference } from './comment';
import { commentForm } from './comment-form';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes a reply, or a comment with its replies, permanently.
 * @throws {ApiError} `refused` when it is deleted already or the signed-in person may not delete it, and every kind of a call.
 */
export async function deleteComment(client: ApiClient, reference: CommentReference): Promise<void> {
  await client.call('comments', { form: commentForm(reference, 'delete'), reply });
}
