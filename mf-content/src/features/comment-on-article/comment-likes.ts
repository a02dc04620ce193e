import type { BlogCommentId } from '@social/api';
import { setBlogCommentLiked } from '@social/api/blogs/set-blog-liked';
import { apiClient, createPageOverlay } from '@social/session';

/** Likes of comments and replies as this member wishes them. */
export const commentLikes = createPageOverlay<BlogCommentId>((id, isOn) => setBlogCommentLiked(apiClient, id, isOn));
