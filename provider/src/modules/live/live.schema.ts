import { z } from 'zod';
import { idField } from '../../wire/fields';

const MAX_WATCHED = 60;

/** `age` is the number of seconds since the page started loading. Events since then are sent first. */
export const openStreamBody = z.object({ age: z.coerce.number().min(0).max(1e7).default(0) });

export const watchPostsBody = z.object({
  stream_id: z.uuid(),
  post_ids: z
    .string()
    .max(1000)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(idField).max(MAX_WATCHED)),
});
