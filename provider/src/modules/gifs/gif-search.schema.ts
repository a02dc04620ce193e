import { z } from 'zod';
import { textField } from '../../wire/fields';

/** GIPHY's limit. */
const MAX_QUERY_CHARACTERS = 50;
export const MAX_OFFSET = 4999;

export const searchGifsBody = z.object({
  search_query: textField(MAX_QUERY_CHARACTERS)
    .default('')
    .transform((query) => query.trim()),
  offset: z
    .string()
    .regex(/^\d{0,4}$/, `must be a number up to ${MAX_OFFSET}`)
    .default('')
    .transform(Number)
    .refine((offset) => offset <= MAX_OFFSET, `must be a number up to ${MAX_OFFSET}`),
});
