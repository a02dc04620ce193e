import { post, withReadAt, type Post } from '@social/api/posts/post';
import { decodeOrNull } from '@social/api/wire';
import { wirePost } from './wire-post';

/** Decodes a post in the provider's format; a test gives only the fields that matter to it. */
export function readPost(id: number, fields: Record<string, unknown> = {}): Post {
  const decoded = decodeOrNull(post, wirePost(id, fields));
  if (!decoded) throw new Error('the post can not be read');
  return withReadAt(decoded, 1_700_000_000_000);
}
