import { z } from 'zod';
import type { IncomingFile } from '../../plugins/form-bodies';
import { flagField, idField, limitField, optionalIdField, requiredTextField, stickerField, textField } from '../../wire/fields';
import type { MessageCursor } from './messages.repository';
import type { MessageRequest } from './threads.service';

export const cursorFields = { before_message_id: optionalIdField, after_message_id: optionalIdField, limit: limitField(30, 100) };
export const messageFields = {
  text: textField(10_000).default(''),
  message_hash_id: textField(80).optional(),
  reply_id: optionalIdField,
  story_id: optionalIdField,
  forward: flagField,
  message_type: z.string().max(20).optional(),
  image_url: stickerField.optional(),
  gif: stickerField.optional(),
};

export const readMessagesBody = z.object({ recipient_id: idField, message_id: optionalIdField, ...cursorFields });
export const sendMessageBody = z.object({ user_id: idField, ...messageFields });
export const legacySendBody = z.object({ recipient_id: idField, ...messageFields });
export const typingBody = z.object({ user_id: idField, status: z.enum(['typing', 'stopped']) });
export const peerBody = z.object({ user_id: idField });
export const editMessageBody = z.object({ message_id: idField, text: requiredTextField(10_000) });
export const searchMessagesBody = z.object({
  user_id: optionalIdField,
  group_id: optionalIdField,
  query: requiredTextField(100),
  before_message_id: optionalIdField,
  limit: limitField(30, 100),
});
export const messageBody = z.object({ message_id: idField });

type CursorForm = z.output<z.ZodObject<typeof cursorFields>>;
type MessageForm = z.output<z.ZodObject<typeof messageFields>>;

export function toMessageCursor({ before_message_id, after_message_id, limit }: CursorForm): MessageCursor {
  return { beforeId: before_message_id, afterId: after_message_id, limit };
}

export function toMessageRequest(form: MessageForm, files: IncomingFile[]): MessageRequest {
  return {
    text: form.text,
    file: files.find(({ field }) => field === 'file'),
    isVoice: form.message_type === 'audio',
    gifUrl: form.gif ?? '',
    stickerUrl: form.image_url ?? '',
    replyToId: form.reply_id ?? null,
    storyId: form.story_id ?? null,
    isForwarded: form.forward,
    hashId: form.message_hash_id || null,
  };
}
