import { emailField } from '../../wire/fields';
import { z } from 'zod';
import { newPassword } from './account.schema';

export const sendResetBody = z.object({ email: emailField });

const token = z.string().max(200);

export const resetPasswordBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('check'), token }),
  z.object({ type: z.literal('reset'), token, new_password: newPassword }),
]);
