import type { ApiClient, CommentId, PostId, UploadOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { toComment, wireComment, type Comment } from './comment';

/** The post that is commented on, or the comment that is replied to. */
export type CommentTarget = { postId: PostId } | { commentId: CommentId };

const reply = object({ data: objectOrNull(wireComment) });

/**
 * Comments on a post or replies to a comment, with a text, a picture or both. Do not repeat after `network` or `timeout` without
 * its idempotency key or reading the comments: it may exist.
 * @throws {ApiError} `refused` with the provider's message when the target is deleted or closed for comments, or when the comment is empty.
 */
export async function createComment(
  client: ApiClient,
  target: CommentTarget,
  text: string,
  {
    image,
    signal,
    idempotencyKey,
    onUploadProgress,
    now = Date.now,
  }: UploadOptions & { image?: Blob | undefined; now?: () => number } = {},
): Promise<Comment> {
  const readAt = now();
  const form =
    'postId' in target ? { type: 'create', post_id: target.postId, text } : { type: 'create_reply', comment_id: target.commentId, text };
  const { data } = await client.call('comments', {
    form,
    reply,
    signal,
    idempotencyKey,
    ...(image && { files: { image }, onUploadProgress }),
  });
  return toComment(requireResult(data, `comments ${form.type}`), 'postId' in target ? 'comment' : 'reply', readAt);
}
