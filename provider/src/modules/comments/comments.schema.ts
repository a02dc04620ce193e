import { z } from 'zod';
import { idField, limitField, optionalIdField, textField } from '../../wire/fields';

const words = textField(5000);
const page = { limit: limitField(20, 100), offset: optionalIdField };
const reaction = z
  .string()
  .regex(/^[1-6]$/, 'must be 1 to 6')
  .transform(Number);
const onComment = { comment_id: idField };
const onReply = { reply_id: idField };

export const commentsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fetch_comments'), post_id: idField, ...page }),
  z.object({ type: z.literal('fetch_comments_reply'), ...onComment, ...page }),
  z.object({ type: z.literal('create'), post_id: idField, text: words.default('') }),
  z.object({ type: z.literal('create_reply'), ...onComment, text: words.default('') }),
  z.object({ type: z.literal('edit'), ...onComment, text: words }),
  z.object({ type: z.literal('edit_reply'), ...onReply, text: words }),
  z.object({ type: z.enum(['delete', 'comment_like', 'comment_dislike']), ...onComment }),
  z.object({ type: z.enum(['delete_reply', 'reply_like', 'reply_dislike']), ...onReply }),
  z.object({ type: z.literal('reaction_comment'), ...onComment, reaction }),
  z.object({ type: z.literal('reaction_reply'), ...onReply, reaction }),
]);

export const reportCommentBody = z.object(onComment);
