import type { ApiClient, BlogCommentId, BlogId } from '@social/api';
import { toggleReply } from '../toggle-reply';

/**
 * Likes or unlikes an article. Resolves to true if it is liked now, which may differ from `isLiked`, as the provider's call toggles. Do not
 * repeat after `network` or `timeout` without reading the article again.
 * @throws {ApiError} `refused` if the article is deleted.
 */
export async function setBlogLiked(client: ApiClient, blogId: BlogId, isLiked: boolean): Promise<boolean> {
  const form = { type: 'like', blog_id: blogId, reaction_type: 1 };
  return (await client.call('blogs', { form, reply: toggleReply })) ?? isLiked;
}

/** The same for a comment on an article. @throws {ApiError} `refused` when the comment is deleted. */
export async function setBlogCommentLiked(client: ApiClient, commentId: BlogCommentId, isLiked: boolean): Promise<boolean> {
  return (await client.call('blogs', { form: { type: 'comment_like', comment_id: commentId }, reply: toggleReply })) ?? isLiked;
}
