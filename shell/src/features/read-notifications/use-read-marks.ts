import type { NotificationId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { markNotificationsRead } from '@social/api/notifications/mark-notifications-read';
import type { Notification } from '@social/api/notifications/fetch-notifications';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notifyIfRefused } from '@social/ui';
import { useState } from 'react';

/** Marks notifications as read at once, over what the list says, and unmarks them where the provider refuses. */
export function useReadMarks(listed: readonly Notification[]) {
  const [readIds, setReadIds] = useState<ReadonlySet<NotificationId>>(new Set());

  const notifications = listed.map((notification) => (readIds.has(notification.id) ? { ...notification, isRead: true } : notification));
  const unreadIds = notifications.flatMap(({ id, isRead }) => (isRead === false ? id : []));

  function mark(ids: readonly NotificationId[], sent: readonly NotificationId[] | 'all'): void {
    setReadIds((before) => new Set([...before, ...ids]));
    const sending = markNotificationsRead(apiClient, sent).catch((error: unknown) => {
      setReadIds((before) => new Set([...before].filter((id) => !ids.includes(id))));
      throw error;
    });
    void notifyIfRefused(
      sending,
      refusalMessage((error) => t('{failureMessage} The notification is still marked as new.', { failureMessage: failureMessage(error) })),
    );
  }

  return {
    notifications,
    hasUnread: unreadIds.length > 0,
    markRead: (ids: readonly NotificationId[]) => mark(ids, ids),
    /** Marks those that are not listed yet as well. */
    markAllRead: () => mark(unreadIds, 'all'),
  };
}
