import type { NotificationId, PersonId } from '@social/api';
import type { Notification } from '@social/api/notifications/fetch-notifications';
import type { PersonSummary } from '@social/api/people/person';
import { placeOf } from './notification-place';

/** One line of the list: a happening, with everybody who made it happen. */
export type Happening = {
  /** That of the newest notification in it. */
  id: NotificationId;
  people: readonly PersonSummary[];
  sentence: string;
  place: string | null;
  createdAt: Date | null;
  createdText: string;
  isSeen: boolean;
};

export type HappeningGroup = { label: 'Today' | 'Earlier'; happenings: readonly Happening[] };

/** The list of this member by day, newest first. The same happening on the same day stands once: 'Asha and 2 others liked your post'. */
export function groupHappenings(notifications: readonly Notification[], userId: PersonId | null, now: Date): HappeningGroup[] {
  const isToday = ({ createdAt }: Notification) => createdAt?.toDateString() === now.toDateString();
  const groups: HappeningGroup[] = [
    { label: 'Today', happenings: fold(notifications.filter(isToday), userId) },
    {
      label: 'Earlier',
      happenings: fold(
        notifications.filter((notification) => !isToday(notification)),
        userId,
      ),
    },
  ];
  return groups.filter(({ happenings }) => happenings.length > 0);
}

function fold(notifications: readonly Notification[], userId: PersonId | null): Happening[] {
  const byKey = new Map<string, Notification[]>();
  for (const notification of notifications) {
    const key = keyOf(notification);
    byKey.set(key, [...(byKey.get(key) ?? []), notification]);
  }
  return [...byKey.values()].flatMap((same) => (same[0] ? [happeningOf(same[0], same, userId)] : []));
}

/** Whom one comes across is a matter of each person: those lines stay apart. What nobody did can't be folded either. */
function keyOf(notification: Notification): string {
  const { type, id, notifier, about, createdAt } = notification;
  const { postId, blogId, eventId, pageId } = about;
  if (!notifier || !(postId ?? blogId ?? eventId ?? pageId)) return id;
  return [type, ...Object.values(about), createdAt?.toDateString()].join(' ');
}

function happeningOf(newest: Notification, same: readonly Notification[], userId: PersonId | null): Happening {
  const people = new Map(same.flatMap(({ notifier }) => (notifier ? [[notifier.id, notifier] as const] : [])));
  return {
    id: newest.id,
    people: [...people.values()],
    sentence: newest.sentence,
    place: placeOf(newest, userId),
    createdAt: newest.createdAt,
    createdText: newest.createdText,
    isSeen: same.every(({ isSeen }) => isSeen),
  };
}
