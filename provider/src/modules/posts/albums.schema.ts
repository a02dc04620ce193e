import { z } from 'zod';
import { idField, limitField, optionalIdField } from '../../wire/fields';

export const albumsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('fetch'), user_id: idField, limit: limitField(10, 50), offset: optionalIdField }),
  z.object({ type: z.literal('create'), album_name: z.string().trim().min(1, 'Please enter album name').max(120) }),
]);

export const userAlbumsBody = z.object({ user_id: idField, limit: limitField(35, 50), offset: optionalIdField });
