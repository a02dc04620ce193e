import { toTopic } from '@social/text-grammar/hashtags';
import { z } from 'zod';
import { BLOG_CATEGORIES } from '../site/categories';
import {
  idField,
  limitField,
  listField,
  optionalEntryField,
  optionalIdField,
  reactionField,
  requiredTextField,
  textField,
} from '../../wire/fields';

const page = { limit: limitField(25, 50), offset: optionalIdField };
const commentText = requiredTextField(5000);

export const blogListBody = z.object({ ...page, user_id: optionalIdField, category: optionalEntryField, article_id: optionalIdField });
export const legacyBlogListBody = z.object(page);
export const blogBody = z.object({ blog_id: idField });

export const blogActionBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get_comments'), blog_id: idField, ...page }),
  z.object({ type: z.literal('reply_fetch'), comment_id: idField, ...page }),
  z.object({ type: z.literal('add_comment'), blog_id: idField, text: commentText }),
  z.object({ type: z.literal('add_reply'), comment_id: idField, text: commentText }),
  z.object({ type: z.literal('delete'), comment_id: idField }),
  z.object({ type: z.literal('comment_like'), comment_id: idField }),
  z.object({
    type: z.literal('like'),
    blog_id: idField,
    reaction_type: reactionField.default(1),
  }),
]);

export const MAX_TAGS = 10;

export const createBlogBody = z.object({
  blog_title: requiredTextField(150).min(5, 'must have at least 5 characters'),
  blog_description: requiredTextField(300).min(10, 'must have at least 10 characters'),
  /** Clients truncate longer articles. */
  blog_content: textField(100_000),
  blog_category: idField.refine((id) => BLOG_CATEGORIES.has(id), 'must be a category of this site'),
  blog_tags: listField
    .refine((tags) => tags.length <= MAX_TAGS, `must name at most ${MAX_TAGS} tags`)
    .refine((tags) => tags.every((tag) => toTopic(tag) !== null), 'must be words, not only digits')
    .transform((tags) => tags.map((tag) => tag.normalize('NFC')))
    .default([]),
});

export const editBlogBody = createBlogBody.extend({ blog_id: idField });
