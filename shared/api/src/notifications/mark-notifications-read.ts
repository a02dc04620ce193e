import type { ApiClient, NotificationId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Marks some or all notifications as read. May be repeated. Only our provider has this call: other hosts send no `isRead`.
 * @throws {ApiError} of every kind of a write.
 */
export async function markNotificationsRead(client: ApiClient, ids: readonly NotificationId[] | 'all'): Promise<void> {
  const form = ids === 'all' ? { all: 1 } : { notification_ids: ids.join(',') };
  await client.call('read-notifications', { form, reply });
}
