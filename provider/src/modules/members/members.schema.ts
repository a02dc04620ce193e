import { z } from 'zod';
import { idField, limitField, listField, optionalIdField, requiredTextField, textField } from '../../wire/fields';

const profileParts = listField.default(['user_data']);

export const userDataBody = z.object({ user_id: idField, fetch: profileParts });
export const userDataByNameBody = z.object({ username: requiredTextField(32), fetch: profileParts });
export const memberBody = z.object({ user_id: idField });
export const recommendedBody = z.object({ type: z.enum(['users', 'pages', 'groups']), limit: limitField(10), offset: optionalIdField });
export const suggestionsBody = z.object({ limit: limitField(10), offset: optionalIdField });
export const friendsBody = z.object({
  user_id: idField,
  type: listField.default(['following', 'followers']),
  limit: limitField(20),
  following_offset: optionalIdField,
  followers_offset: optionalIdField,
});
export const followRequestBody = z.object({ user_id: idField, request_action: z.enum(['accept', 'decline']) });
export const blockBody = z.object({ user_id: idField, block_action: z.enum(['block', 'un-block']) });
export const searchBody = z.object({ search_key: textField(100).default(''), limit: limitField(35), user_offset: optionalIdField, page_offset: optionalIdField, group_offset: optionalIdField });
