import { z } from 'zod';
import { idField, limitField, optionalIdField, reactionField, requiredTextField } from '../../wire/fields';

const page = { limit: limitField(25, 50), offset: optionalIdField };
const commentText = requiredTextField(5000);

export const blogListBody = z.object({ ...page, user_id: optionalIdField, category: optionalIdField, article_id: optionalIdField });
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
