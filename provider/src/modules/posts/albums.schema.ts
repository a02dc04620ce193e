import { z } from 'zod';
import { MAX_ALBUM_ITEMS } from './album-limits';
import { idField, limitField, optionalIdField, requiredTextField } from '../../wire/fields';

const albumName = requiredTextField(120, 'Please enter album name');
/** Ids in their new order. An id and its comma take up to sixteen characters. */
const idList = z
  .string()
  .max(MAX_ALBUM_ITEMS * 16)
  .regex(/^\d{1,15}(,\d{1,15})*$/, 'must be ids, separated by commas')
  .transform((list) => list.split(',').map(Number));

/** Not in the contract, which has no call that changes an album. */
const changes = [
  z.object({ type: z.literal('add'), id: idField }),
  z.object({ type: z.literal('edit'), id: idField, album_name: albumName }),
  z.object({ type: z.literal('remove_photo'), id: idField, photo_id: idField }),
  z.object({ type: z.literal('cover'), id: idField, photo_id: idField }),
  z.object({ type: z.literal('order'), id: idField, photos: idList }),
] as const;

export const albumsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fetch'), user_id: idField, limit: limitField(10, 50), offset: optionalIdField }),
  z.object({ type: z.literal('create'), album_name: albumName }),
  ...changes,
]);

export type AlbumChange = z.output<(typeof changes)[number]>;

export const userAlbumsBody = z.object({ user_id: idField, limit: limitField(35, 50), offset: optionalIdField });
