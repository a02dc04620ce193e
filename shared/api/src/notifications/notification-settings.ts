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

/** True for each kind of notification that the member wants. null for a kind that the provider does not have. */
export type NotificationSettings = Awaited<ReturnType<typeof fetchNotificationSettings>>;
export type NotifiedKind = keyof NotificationSettings;

/**
 * Reads which kinds of notifications the member wants. Only our provider has the calls of this file.
 * @throws {ApiError} `refused` by a host without them.
 */
export async function fetchNotificationSettings(client: ApiClient, { signal }: { signal?: AbortSignal } = {}) {
  return (await client.call('notification-settings', { form: { type: 'get' }, reply, signal })).settings;
}

/**
 * Turns the notifications of a kind on or off. May be repeated. Resolves to the new state.
 * @throws {ApiError} of every kind of a write.
 */
export async function setKindNotified(client: ApiClient, kind: NotifiedKind, isNotified: boolean): Promise<NotificationSettings> {
  const form = { type: 'update', kind, notify: isNotified ? 1 : 0 };
  return (await client.call('notification-settings', { form, reply })).settings;
}
