import { z } from 'zod';
import { idField, limitField, listField, optionalEnumField, optionalIdField, requiredTextField, trimmedTextField } from '../../wire/fields';

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
export const muteBody = z.object({ user_id: idField, mute_action: z.enum(['mute', 'un-mute']) });
const age = z
  .union([
    z.literal('').transform(() => undefined),
    z
      .string()
      .regex(/^\d{1,3}$/, 'must be a number of years')
      .transform(Number),
  ])
  .optional();

export const searchBody = z.object({
  search_key: trimmedTextField(100).default(''),
  limit: limitField(35),
  user_offset: optionalIdField,
  page_offset: optionalIdField,
  group_offset: optionalIdField,
  gender: optionalEnumField(['male', 'female', 'other']),
  status: optionalEnumField(['on', 'off']),
  verified: optionalEnumField(['on', 'off']),
  image: optionalEnumField(['on', 'off']),
  filterbyage: optionalEnumField(['yes', 'no']),
  age_from: age,
  age_to: age,
});

/** The contract names the member `user`; some clients send `user_id`. */
export const reportUserBody = z
  .object({ user: idField.optional(), user_id: idField.optional(), text: trimmedTextField(1000).default('') })
  .transform(({ user, user_id: userId, text }, context) => {
    const memberId = user ?? userId;
    if (memberId) return { memberId, text };
    context.addIssue({ code: 'custom', path: ['user'], message: 'must be an id' });
    return z.NEVER;
  });
