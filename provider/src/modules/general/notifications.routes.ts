import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { notificationSettingsBody, readNotificationsBody } from './notifications.schema';
import type { NotificationService } from './notifications.service';

const tags = ['general'];

/** Calls that are not in the contract, which only lists notifications, by `get-general-data`. */
export const notificationRoutes: FastifyPluginAsyncZod<{ notifications: NotificationService }> = async (app, { notifications }) => {
  app.post(
    '/read-notifications',
    { schema: { summary: 'Mark notifications as read', tags, body: readNotificationsBody } },
    async (request) => {
      const { notification_ids: ids = [], all } = request.body;
      await notifications.markRead(getIdentity(request).memberId, all ? 'all' : ids);
      return { message: 'The notifications are read' };
    },
  );

  app.post(
    '/notification-settings',
    { schema: { summary: 'Which kinds of notifications the caller gets', tags, body: notificationSettingsBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { body } = request;
      if (body.type === 'update') await notifications.setKindMuted(memberId, body.kind, body.notify === '0');
      return { settings: await notifications.readSettings(memberId) };
    },
  );
};
