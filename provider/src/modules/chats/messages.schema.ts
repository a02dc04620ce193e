import { z } from 'zod';
import { idField, limitField, optionalIdField, requiredTextField, textField } from '../../wire/fields';

const cursor = { before_message_id: optionalIdField, after_message_id: optionalIdField, limit: limitField(30, 100) };
const sending = {
  text: textField(10_000).default(''),
  message_hash_id: textField(80).optional(),
  reply_id: optionalIdField,
  message_type: z.string().max(20).optional(),
  image_url: textField(500).optional(),
  gif: textField(500).optional(),
};
const ids = z
  .string()
  .max(500)
  .transform((list) =>
    list
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  );

export const readMessagesBody = z.object({ recipient_id: idField, message_id: optionalIdField, ...cursor });
export const sendMessageBody = z.object({ user_id: idField, ...sending });
export const legacySendBody = z.object({ recipient_id: idField, ...sending });
export const typingBody = z.object({ user_id: idField, status: z.enum(['typing', 'stopped']) });
export const peerBody = z.object({ user_id: idField });
export const messageBody = z.object({ message_id: idField });
export type Sending = z.output<typeof sendMessageBody>;

export const groupChatBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get_list'), limit: limitField(25), offset: optionalIdField }),
  z.object({ type: z.literal('fetch_messages'), id: idField, ...cursor }),
  z.object({ type: z.literal('send'), id: idField, ...sending }),
  z.object({ type: z.literal('create'), group_name: requiredTextField(100), parts: ids.default([]), group_type: z.string().optional() }),
  z.object({ type: z.literal('edit'), id: idField, group_name: requiredTextField(100).optional() }),
  z.object({ type: z.enum(['delete', 'leave']), id: idField }),
  z.object({ type: z.enum(['add_user', 'remove_user']), id: idField, parts: ids }),
]);
