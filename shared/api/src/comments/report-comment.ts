import type { ApiClient, CommentId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({});

/**
 * Reports a comment to the site's operators.
 * @throws {ApiError} `refused` when the comment is deleted.
 */
export async function reportComment(client: ApiClient, commentId: CommentId): Promise<void> {
  await client.call('report_comment', { form: { comment_id: commentId }, reply });
}
