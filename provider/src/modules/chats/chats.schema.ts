import { z } from 'zod';
import { limitField, listField, optionalIdField, optionalEnumField } from '../../wire/fields';

export const getChatsBody = z.object({
  data_type: listField.default(['all']),
  user_type: optionalEnumField(['online', 'offline']),
  user_limit: limitField(25),
  user_offset: optionalIdField,
  group_limit: limitField(25),
  group_offset: optionalIdField,
});

/** Cursors of chat lists are times; an id is too small to be one, and old clients send ids: they get the first page. */
export function chatTime(offset: number | undefined): Date | undefined {
  return offset && offset > 1_000_000_000 ? new Date(offset * 1000) : undefined;
}
