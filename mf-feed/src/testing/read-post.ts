import { post, withReadAt, type Post } from '@social/api/posts/post';
import { decodeOrNull } from '@social/api/wire';
import { wirePost } from './wire-post';

/** A post as it is read from the provider's words; a test names only what it is about. */
export function readPost(id: number, fields: Record<string, unknown> = {}): Post {
  const decoded = decodeOrNull(post, wirePost(id, fields));
  if (!decoded) throw new Error('the post can not be read');
  return withReadAt(decoded, 1_700_000_000_000);
}
