import type { Cursor } from '../../lib/cursor';
import { kindOfType, notificationKinds, type NotificationKind, type NotificationType } from './notification-kinds';
import type { NewNotification, NotificationRepository, NotificationRow } from './notifications.repository';

/** Types caused by toggles. They are not repeated while an equal notification is unseen. */
const TOGGLED: ReadonlySet<NotificationType> = new Set([
  'following',
  'follow_request',
  'liked_post',
  'reaction',
  'liked_comment',
  'liked_page',
  'going_event',
  'changed_event',
  'page_admin',
]);

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ notifications, now }: { notifications: NotificationRepository; now: () => Date }) {
  return {
    /**
     * Notifies a member of another member's action. Sends nothing for their own actions, a kind that they turned off, a blocked member, or
     * a post that they may not see.
     */
    async send(notification: Omit<NewNotification, 'type'> & { type: NotificationType }): Promise<void> {
      if (notification.recipientId === notification.notifierId) return;
      if (!(await notifications.isAllowed(notification, kindOfType[notification.type]))) return;
      if (TOGGLED.has(notification.type) && (await notifications.isPending(notification))) return;
      await notifications.add({ ...notification, createdAt: now() });
    },

    /** Lists notifications, newest first. With `marksSeen`, the returned ones are seen from the next call on. */
    async list(recipientId: number, cursor: Cursor, marksSeen: boolean): Promise<NotificationRow[]> {
      const rows = await notifications.list(recipientId, cursor);
      const ids = rows.map(({ id }) => id);
      if (marksSeen) await notifications.markSeen(ids, now());
      return rows;
    },

    /** Marks notifications of the recipient as read, by id or all. Ignores other members' notifications. Repeating it changes nothing. */
    markRead: (recipientId: number, ids: number[] | 'all') => notifications.markRead(recipientId, ids, now()),

    /** Returns true for each kind of notification that the member wants. */
    async readSettings(memberId: number): Promise<Record<NotificationKind, boolean>> {
      const muted = await notifications.listMutedKinds(memberId);
      return Object.fromEntries(notificationKinds.map((kind) => [kind, !muted.includes(kind)])) as Record<NotificationKind, boolean>;
    },

    /** Turns the notifications of a kind on or off. Repeating it changes nothing. */
    setKindMuted: (memberId: number, kind: NotificationKind, isMuted: boolean) => notifications.setKindMuted(memberId, kind, isMuted),

    /** Finds the text or name of each notification's subject, by notification id, if the recipient may see it now. */
    findContexts: (recipientId: number, ids: number[]) => notifications.findContexts(recipientId, ids),

    /** Counts the notifications that the recipient has not seen. */
    countUnseen: (recipientId: number) => notifications.countUnseen(recipientId),
  };
}
