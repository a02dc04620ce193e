import type { ApiClient, CommentId, UploadOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { expected } from '../expected';
import { comment, type Comment } from './comment';
import type { NewComment } from './create-comment';

const reply = object({ data: objectOrNull(comment) });

/**
 * Answers a comment. Not to be repeated after `network` or `timeout` without reading the replies: it may be there.
 * @throws {ApiError} `refused` with the provider's words when the comment is gone or the reply is empty.
 */
export async function createReply(
  client: ApiClient,
  commentId: CommentId,
  { text, image }: NewComment,
  { signal, onUploadProgress }: UploadOptions = {},
): Promise<Comment> {
  const form = { type: 'create_reply', comment_id: commentId, text };
  const { data } = await client.call('comments', { form, reply, signal, ...(image && { files: { image }, onUploadProgress }) });
  return expected(data, 'comments create_reply');
}
