import { trimIdentifier } from '@social/text-grammar/trim-text';
import { z } from 'zod';
import { emailField, idField, identifierField, textField, trimmedTextField } from '../../wire/fields';

export const password = z.string().max(1024, 'must have at most 1024 characters');
export const newPassword = password.min(6, 'must have at least 6 characters');
export const username = z
  .string()
  .overwrite(trimIdentifier)
  .regex(/^[A-Za-z0-9_]{3,32}$/, 'must have 3 to 32 letters, digits or _');

export const authBody = z.object({
  username: identifierField(200).min(1, 'must not be empty'),
  password: password.min(1, 'must not be empty'),
  device_type: textField(40).optional(),
  timezone: textField(60).optional(),
});

export const createAccountBody = z.object({
  username,
  email: emailField,
  password: newPassword,
  confirm_password: password,
  first_name: trimmedTextField(60).default(''),
  last_name: trimmedTextField(60).default(''),
  gender: z.enum(['male', 'female', 'other']).optional().catch(undefined),
  phone_num: textField(40).default(''),
});

export const sessionsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get') }),
  z.object({ type: z.literal('delete'), id: idField }),
]);
