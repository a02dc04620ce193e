import { z } from 'zod';
import { idField, limitField, optionalIdField, reactionField, textField } from '../../wire/fields';

const text = textField(5000);
const page = { limit: limitField(20, 100), offset: optionalIdField };
const onComment = { comment_id: idField };
const onReply = { reply_id: idField };

export const commentsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fetch_comments'), post_id: idField, ...page }),
  z.object({ type: z.literal('fetch_comments_reply'), ...onComment, ...page }),
  z.object({ type: z.literal('create'), post_id: idField, text: text.default('') }),
  z.object({ type: z.literal('create_reply'), ...onComment, text: text.default('') }),
  z.object({ type: z.literal('edit'), ...onComment, text }),
  z.object({ type: z.literal('edit_reply'), ...onReply, text }),
  z.object({ type: z.enum(['delete', 'comment_like', 'comment_dislike']), ...onComment }),
  z.object({ type: z.enum(['delete_reply', 'reply_like', 'reply_dislike']), ...onReply }),
  z.object({ type: z.literal('reaction_comment'), ...onComment, reaction: reactionField }),
  z.object({ type: z.literal('reaction_reply'), ...onReply, reaction: reactionField }),
]);

export const reportCommentBody = z.object(onComment);
