import { z } from 'zod';
import { dateField, textField } from '../../wire/fields';
import { newPassword, password, username } from './account.schema';

const website = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an address that starts with http' }).max(200)]);
/** '' and the contract's "0000-00-00" mean no birthday. */
const birthday = z.union([z.enum(['', '0000-00-00']).transform(() => null), dateField('must be a date, as 1990-12-31')]);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** A missing field is not changed. A new password needs the current one. */
export const updateUserDataBody = z
  .object({
    username: username.optional(),
    email: z.email('must be an e-mail address').max(200).optional(),
    first_name: textField(60).trim().optional(),
    last_name: textField(60).trim().optional(),
    about: textField(1000).trim().optional(),
    gender: z.enum(['', 'male', 'female', 'other']).optional(),
    birthday: birthday.optional(),
    phone_number: textField(40).trim().optional(),
    website: website.optional(),
    address: textField(200).trim().optional(),
    working: textField(200).trim().optional(),
    school: textField(200).trim().optional(),
    confirm_followers: flag.optional(),
    current_password: password.optional(),
    new_password: newPassword.optional(),
  })
  .refine(({ current_password: current, new_password: next }) => next === undefined || Boolean(current), {
    path: ['current_password'],
    error: 'must not be empty',
  });
