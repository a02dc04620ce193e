import type { BlogCommentId } from '@social/api';
import { setBlogCommentLiked } from '@social/api/blogs/set-blog-liked';
import { apiClient, createPageOverlay } from '@social/session';

/** Optimistic likes of comments and replies. */
export const commentLikes = createPageOverlay<BlogCommentId>((id, isOn) => setBlogCommentLiked(apiClient, id, isOn));
