import { z } from 'zod';
import { idField, limitField, optionalTimeField, requiredTextField } from '../../wire/fields';
import { cursorFields, messageFields } from './messages.schema';

/** Member ids as `1,2,3`. Invalid entries are dropped. */
const memberIds = z
  .string()
  .max(500)
  .transform((list) =>
    list
      .split(',')
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  );

export const groupChatBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get_list'), limit: limitField(25), offset: optionalTimeField }),
  z.object({ type: z.literal('fetch_messages'), id: idField, ...cursorFields }),
  z.object({ type: z.literal('send'), id: idField, ...messageFields }),
  z.object({
    type: z.literal('create'),
    group_name: requiredTextField(100),
    parts: memberIds.default([]),
    group_type: z.string().optional(),
  }),
  z.object({ type: z.literal('edit'), id: idField, group_name: requiredTextField(100).optional() }),
  z.object({ type: z.enum(['delete', 'leave']), id: idField }),
  z.object({ type: z.enum(['add_user', 'remove_user']), id: idField, parts: memberIds }),
]);
