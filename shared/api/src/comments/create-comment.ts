import type { ApiClient, PostId, UploadOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { expected } from '../expected';
import { comment, type Comment } from './comment';

/** Words, a picture, or both. */
export type NewComment = { text: string; image?: Blob | undefined };

const reply = object({ data: objectOrNull(comment) });

/**
 * Comments on a post. Not to be repeated after `network` or `timeout` without reading the comments: it may be there.
 * @throws {ApiError} `refused` with the provider's words when the post is gone, takes no comments, or the comment is empty.
 */
export async function createComment(
  client: ApiClient,
  postId: PostId,
  { text, image }: NewComment,
  { signal, onUploadProgress }: UploadOptions = {},
): Promise<Comment> {
  const form = { type: 'create', post_id: postId, text };
  const { data } = await client.call('comments', { form, reply, signal, ...(image && { files: { image }, onUploadProgress }) });
  return expected(data, 'comments create');
}
