import { z } from 'zod';
import { emailField, trimmedTextField, dateField } from '../../wire/fields';
import { newPassword, password, username } from './account.schema';

const website = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be an address that starts with http' }).max(200)]);
/** '' and the contract's "0000-00-00" mean no birthday. */
const birthday = z.union([z.enum(['', '0000-00-00']).transform(() => null), dateField('must be a date, as 1990-12-31')]);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** A missing field is not changed. A new password needs the current one. */
export const updateUserDataBody = z
  .object({
    username: username.optional(),
    email: emailField.optional(),
    first_name: trimmedTextField(60).optional(),
    last_name: trimmedTextField(60).optional(),
    about: trimmedTextField(1000).optional(),
    gender: z.enum(['', 'male', 'female', 'other']).optional(),
    birthday: birthday.optional(),
    phone_number: trimmedTextField(40).optional(),
    website: website.optional(),
    address: trimmedTextField(200).optional(),
    working: trimmedTextField(200).optional(),
    school: trimmedTextField(200).optional(),
    confirm_followers: flag.optional(),
    current_password: password.optional(),
    new_password: newPassword.optional(),
  })
  .refine(({ current_password: current, new_password: next }) => next === undefined || Boolean(current), {
    path: ['current_password'],
    error: 'must not be empty',
  });
