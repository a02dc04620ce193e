import type { ApiClient, NotificationId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Marks notifications as read, or all there are. May be repeated. A call of our provider's own: a host without it sends no `isRead`.
 * @throws {ApiError} of every kind of a write.
 */
export async function markNotificationsRead(client: ApiClient, ids: readonly NotificationId[] | 'all'): Promise<void> {
  const form = ids === 'all' ? { all: 1 } : { notification_ids: ids.join(',') };
  await client.call('read-notifications', { form, reply });
}
