import { z } from 'zod';
import { limitField, listField, optionalEnumField, optionalTimeField } from '../../wire/fields';
import type { ChatCursor } from './chats.repository';

export const getChatsBody = z.object({
  data_type: listField.default(['all']),
  user_type: optionalEnumField(['online', 'offline']),
  user_limit: limitField(25),
  user_offset: optionalTimeField,
  group_limit: limitField(25),
  group_offset: optionalTimeField,
});

/** Reads the cursor of a chat list, a time. Old clients send an id, which is too small to be a time: they get the first page. */
export function toChatCursor(offset: number | undefined, limit: number): ChatCursor {
  const before = offset && offset > 1_000_000_000 ? new Date(offset * 1000) : undefined;
  return { before, limit };
}
