import { setKindNotified, type NotifiedKind } from '@social/api/notifications/notification-settings';
import { createOptimisticValues } from '@social/data';
import { apiClient, memberScope } from '@social/session';

/** The member's changes of which kinds notify, over what the provider says. */
export const notifiedKinds = createOptimisticValues<NotifiedKind, boolean>({
  scope: memberScope,
  fallback: true,
  send: async (kind, isNotified) => (await setKindNotified(apiClient, kind, isNotified))[kind] ?? isNotified,
});
