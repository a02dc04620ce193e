import { defineRefusal } from '../../lib/refusal';

export const BlogNotFoundError = defineRefusal('PRV_BLOG_NOT_FOUND', 6, 'Article not found');
export const BlogCommentNotFoundError = defineRefusal('PRV_BLOG_COMMENT_NOT_FOUND', 7, 'Comment not found');
/** The article belongs to another member. */
export const NotYourBlogError = defineRefusal('PRV_BLOG_NOT_YOURS', 8, 'Only its author can change an article');
/** Sanitising left no content. */
export const EmptyBlogError = defineRefusal('PRV_BLOG_EMPTY', 9, 'blog_content must not be empty');
export const TooManyBlogPicturesError = defineRefusal('PRV_BLOG_PICTURES', 10, 'An article takes %s pictures at most');
