import type { ApiClient, CommentId, PostId, UploadOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { toComment, wireComment, type Comment } from './comment';

/** What is commented on: a post, or with a reply a comment. */
export type CommentTarget = { postId: PostId } | { commentId: CommentId };

const reply = object({ data: objectOrNull(wireComment) });

/**
 * Comments on a post or answers a comment, with words, a picture or both. Not to be repeated after `network` or `timeout` without
 * reading the comments: it may be there.
 * @throws {ApiError} `refused` with the provider's words when the place is gone or takes no comments, or when it is empty.
 */
export async function createComment(
  client: ApiClient,
  target: CommentTarget,
  text: string,
  { image, signal, onUploadProgress, now = Date.now }: UploadOptions & { image?: Blob | undefined; now?: () => number } = {},
): Promise<Comment> {
  const readAt = now();
  const form =
    'postId' in target ? { type: 'create', post_id: target.postId, text } : { type: 'create_reply', comment_id: target.commentId, text };
  const { data } = await client.call('comments', { form, reply, signal, ...(image && { files: { image }, onUploadProgress }) });
  return toComment(requireResult(data, `comments ${form.type}`), 'postId' in target ? 'comment' : 'reply', readAt);
}
