import { z } from 'zod';
import { idField, identifierField } from '../../wire/fields';
import { password } from './account.schema';

const code = identifierField(40);

export const twoFactorBody = z.object({ user_id: idField, code, two_factor_token: z.string().max(200).default('') });

export const twoFactorSettingsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get') }),
  z.object({ type: z.literal('begin'), password }),
  z.object({ type: z.literal('confirm'), code }),
  z.object({ type: z.literal('renew_codes'), password, code }),
  z.object({ type: z.literal('switch_off'), password, code }),
]);
