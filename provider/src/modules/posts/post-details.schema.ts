import { z } from 'zod';
import { idField, limitField, listField, optionalEnumField, optionalIdField, textField } from '../../wire/fields';

export const postDataBody = z.object({ post_id: idField, fetch: listField.default(['post_data']), add_view: z.string().optional() });

/** Reactions as `1,2,3`, each once. Invalid entries are dropped. */
const reactionList = z
  .string()
  .max(20)
  .transform((list) => [...new Set(list.split(',').map(Number))].filter((reaction) => reaction >= 1 && reaction <= 6))
  .optional();

export const reactionsBody = z.object({
  type: z.enum(['post', 'comment', 'reply']).default('post'),
  id: idField,
  // Clients use either name.
  reaction: reactionList,
  reactions: reactionList,
  limit: limitField(25),
  offset: optionalIdField,
});

export const postSearchBody = z.object({
  search_query: textField(200).default(''),
  type: optionalEnumField(['user', 'page', 'group', 'event']),
  id: optionalIdField,
  limit: limitField(10, 50),
  after_post_id: optionalIdField,
});

export const voteBody = z.object({ id: idField });
