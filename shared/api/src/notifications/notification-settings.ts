import type { ApiClient } from '@social/api';
import { flagOrUnknown, object } from '@social/api/wire';

const wireSettings = object({
  likes: flagOrUnknown,
  comments: flagOrUnknown,
  mentions: flagOrUnknown,
  shares: flagOrUnknown,
  follows: flagOrUnknown,
  events: flagOrUnknown,
  pages: flagOrUnknown,
  groups: flagOrUnknown,
});
const reply = object({ settings: wireSettings });

/** Whether the member is notified of each kind; null for a kind that the provider does not have. */
export type NotificationSettings = Awaited<ReturnType<typeof fetchNotificationSettings>>;
export type NotifiedKind = keyof NotificationSettings;

/**
 * Reads of which kinds the member is notified. The calls of this file are our provider's own.
 * @throws {ApiError} `refused` by a host without them.
 */
export async function fetchNotificationSettings(client: ApiClient, { signal }: { signal?: AbortSignal } = {}) {
  return (await client.call('notification-settings', { form: { type: 'get' }, reply, signal })).settings;
}

/**
 * Switches the notifications of a kind on or off, from now on. May be repeated. Resolves to what holds then.
 * @throws {ApiError} of every kind of a write.
 */
export async function setKindNotified(client: ApiClient, kind: NotifiedKind, isNotified: boolean): Promise<NotificationSettings> {
  const form = { type: 'update', kind, notify: isNotified ? 1 : 0 };
  return (await client.call('notification-settings', { form, reply })).settings;
}
