import { z } from 'zod';
import { idField, limitField, listField, optionalIdField, requiredTextField, textField, trimmedTextField } from '../../wire/fields';

const page = { limit: limitField(10, 50), offset: optionalIdField };
const slug = z
  .string()
  .trim()
  .min(1, 'Please enter page URL')
  .regex(/^[A-Za-z0-9_]{3,60}$/, 'must have 3 to 60 letters, digits or _, without special characters');
const link = z
  .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an address that begins with http' }).max(300)])
  .optional();
const optionalText = (maxCharacters: number) => trimmedTextField(maxCharacters).optional();

export const myPagesBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('my_pages'), ...page }),
  z.object({ type: z.literal('liked_pages'), user_id: optionalIdField, ...page }),
]);

export const pageBody = z.object({ page_id: idField });
export const pageDataBody = z.object({ page_id: optionalIdField, page_name: textField(60).optional() });
export const pagePathParams = z.object({ pageId: idField });

export const createPageBody = z.object({
  page_name: slug,
  page_title: requiredTextField(120),
  page_category: z.string().max(60),
  page_description: textField(3000).default(''),
});

export const updatePageBody = z.object({
  page_id: idField,
  page_name: slug.optional(),
  page_title: requiredTextField(120).optional(),
  page_description: optionalText(3000),
  page_category: z.string().max(60).optional(),
  sub_category: z.string().max(60).optional(),
  company: optionalText(120),
  phone: optionalText(40),
  address: optionalText(200),
  website: link,
  facebook: link,
  twitter: link,
  instgram: link,
  vk: link,
  linkedin: link,
  youtube: link,
  call_action_type_url: link,
  call_action_type: z
    .string()
    .regex(/^\d{0,3}$/, 'must be a number')
    .transform(Number)
    .optional(),
  users_post: z.enum(['0', '1']).optional(),
});

export const deletePageBody = z.object({ page_id: idField, password: textField(1024) });
export const pageAdminBody = z.object({ page_id: idField, user_id: idField });

export const invitableBody = z.object({ page_id: idField, limit: limitField(20, 50), offset: optionalIdField });
export const rateBody = z.object({
  page_id: idField,
  val: z
    .string()
    .regex(/^[1-5]$/, 'must be 1 to 5')
    .transform(Number),
  text: trimmedTextField(2000).default(''),
});
export const reviewsBody = z.object({ page_id: idField, ...page });

const MAX_MONTHS = 24;
const month = z.string().regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'must be months like 2026-03, with commas between them');

export const analyticsBody = z.object({
  page_id: idField,
  months: listField.pipe(z.array(month).max(MAX_MONTHS, `must have at most ${MAX_MONTHS} months`)).default([]),
});
