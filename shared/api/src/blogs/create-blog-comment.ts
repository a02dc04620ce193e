import type { ApiClient } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { expected } from '../expected';
import { blogComment, type BlogComment } from './blog-comment';
import type { BlogThread } from './fetch-blog-comments';

const reply = object({ data: objectOrNull(blogComment) });

/**
 * Says something about an article, or answers a comment. Not to be repeated after `network` or `timeout` without reading again.
 * @throws {ApiError} `refused` with the provider's words when the article is gone or nothing was said.
 */
export async function createBlogComment(
  client: ApiClient,
  talk: BlogThread,
  text: string,
  { now = Date.now }: { now?: () => number } = {},
): Promise<BlogComment> {
  const readAt = now();
  const place = 'blogId' in talk ? { type: 'add_comment', blog_id: talk.blogId } : { type: 'add_reply', comment_id: talk.commentId };
  const { data } = await client.call('blogs', { form: { ...place, text }, reply });
  return { ...expected(data, `blogs ${place.type}`), readAt };
}
