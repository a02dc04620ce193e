import { defineRefusal } from '../../lib/refusal';

export const BlogNotFoundError = defineRefusal('PRV_BLOG_NOT_FOUND', 6, 'Article not found');
export const BlogCommentNotFoundError = defineRefusal('PRV_BLOG_COMMENT_NOT_FOUND', 7, 'Comment not found');
