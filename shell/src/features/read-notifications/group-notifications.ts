import type { NotificationId, PersonId } from '@social/api';
import type { Notification } from '@social/api/notifications/fetch-notifications';
import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { findNotificationPath } from './find-notification-path';

/** Equal notifications of a day, with all people who caused them. */
export type NotificationGroup = {
  /** The id of its newest notification. */
  id: NotificationId;
  people: readonly PersonSummary[];
  sentence: string;
  subject: string;
  path: string | null;
  createdAt: Date | null;
  createdText: string;
  /** True if any of them is unread; on hosts that do not report what was read, if any is unseen. */
  isNew: boolean;
  /** Those that can be marked as read. */
  unreadIds: readonly NotificationId[];
};

export type NotificationDay = { label: string; groups: readonly NotificationGroup[] };

/** Groups notifications by day, newest first, and equal ones of a day: 'Asha and 2 others liked your post'. */
export function groupNotifications(notifications: readonly Notification[], userId: PersonId | null, now: Date): NotificationDay[] {
  const isToday = ({ createdAt }: Notification) => createdAt?.toDateString() === now.toDateString();
  const days: NotificationDay[] = [
    { label: t('Today'), groups: groupByKey(notifications.filter(isToday), userId) },
    {
      label: t('Earlier'),
      groups: groupByKey(
        notifications.filter((notification) => !isToday(notification)),
        userId,
      ),
    },
  ];
  return days.filter(({ groups }) => groups.length > 0);
}

function groupByKey(notifications: readonly Notification[], userId: PersonId | null): NotificationGroup[] {
  const byKey = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const key = toGroupKey(notification);
    byKey.set(key, [...(byKey.get(key) ?? []), notification]);
  }
  return [...byKey.values()].flatMap((same) => (same[0] ? [toGroup(same[0], same, userId)] : []));
}

/** Returns a key of its own for a notification that is only about a person, or that has no notifier. */
function toGroupKey(notification: Notification): string {
  const { type, id, notifier, about, createdAt } = notification;
  const { postId, blogId, eventId, pageId } = about;
  if (!notifier || !(postId ?? blogId ?? eventId ?? pageId)) return id;
  return [type, ...Object.values(about), createdAt?.toDateString()].join(' ');
}

function toGroup(newest: Notification, same: readonly Notification[], userId: PersonId | null): NotificationGroup {
  const people = new Map(same.flatMap(({ notifier }) => (notifier ? [[notifier.id, notifier] as const] : [])));
  return {
    id: newest.id,
    people: [...people.values()],
    sentence: newest.sentence,
    subject: newest.subject,
    path: findNotificationPath(newest, userId),
    createdAt: newest.createdAt,
    createdText: newest.createdText,
    isNew: same.some(({ isSeen, isRead }) => !(isRead ?? isSeen)),
    unreadIds: same.flatMap(({ id, isRead }) => (isRead === false ? id : [])),
  };
}
