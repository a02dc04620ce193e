import { z } from 'zod';
import { flagField } from '../../wire/fields';
import { notificationKinds } from './notification-kinds';

const idList = z
  .string()
  .max(4000)
  .regex(/^\d{1,15}(,\d{1,15})*$/, 'must be ids, separated by commas')
  .transform((ids) => ids.split(',').map(Number));

export const readNotificationsBody = z
  .object({ notification_ids: idList.optional(), all: flagField })
  .refine(({ notification_ids: ids, all }) => ids !== undefined || all, { path: ['notification_ids'], error: 'must name notifications' });

export const notificationSettingsBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('get') }),
  z.object({ type: z.literal('update'), kind: z.enum(notificationKinds), notify: z.enum(['0', '1']) }),
]);
