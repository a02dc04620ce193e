import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';
import type { CommentReference } from './comment';
import { commentForm } from './comment-form';

const reply = object({}); // api_status was checked by the client

/**
 * Rewrites a comment or reply of the signed-in person. May be repeated.
 * @throws {ApiError} `refused` when it is deleted or another's, and every kind of a call.
 */
export async function editComment(client: ApiClient, reference: CommentReference, text: string): Promise<void> {
  await client.call('comments', { form: { ...commentForm(reference, 'edit'), text }, reply });
}
