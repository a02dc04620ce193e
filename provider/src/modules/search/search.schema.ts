import { z } from 'zod';
import { limitField, optionalIdField, requiredTextField } from '../../wire/fields';

export const contentSearchBody = z.object({
  type: z.enum(['blogs', 'events', 'albums', 'hashtags']),
  search_query: requiredTextField(100),
  limit: limitField(20, 50),
  offset: optionalIdField,
});
