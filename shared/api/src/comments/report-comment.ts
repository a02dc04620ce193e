import type { ApiClient, CommentId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({});

/**
 * Tells those who run the site that a comment should not be there.
 * @throws {ApiError} `refused` when the comment is gone.
 */
export async function reportComment(client: ApiClient, commentId: CommentId): Promise<void> {
  await client.call('report_comment', { form: { comment_id: commentId }, reply });
}
