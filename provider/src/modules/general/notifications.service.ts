import type { Cursor } from '../../lib/cursor';
import { kindOfType, notificationKinds, type NotificationKind, type NotificationType } from './notification-kinds';
import type { NewNotification, NotificationRepository, NotificationRow } from './notifications.repository';

/** Types caused by toggles: one that is not seen yet is not repeated. */
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
     * Notifies a member of what another did, except of their own acts, of a kind that they switched off, across a block, or about a post
     * that they may not see.
     */
    async send(notification: Omit<NewNotification, 'type'> & { type: NotificationType }): Promise<void> {
      if (notification.recipientId === notification.notifierId) return;
      if (!(await notifications.isAllowed(notification, kindOfType[notification.type]))) return;
      if (TOGGLED.has(notification.type) && (await notifications.isPending(notification))) return;
      await notifications.add({ ...notification, createdAt: now() });
    },

    /** Lists notifications, newest first. With `marksSeen` the returned ones are marked as seen, from the next call on. */
    async list(recipientId: number, cursor: Cursor, marksSeen: boolean): Promise<NotificationRow[]> {
      const rows = await notifications.list(recipientId, cursor);
      const ids = rows.map(({ id }) => id);
      if (marksSeen) await notifications.markSeen(ids, now());
      return rows;
    },

    /** Marks notifications of the recipient as read, by id or all; those of others are ignored. Repeating it changes nothing. */
    markRead: (recipientId: number, ids: number[] | 'all') => notifications.markRead(recipientId, ids, now()),

    /** Tells for each kind whether the member is notified of it. */
    async readSettings(memberId: number): Promise<Record<NotificationKind, boolean>> {
      const muted = await notifications.listMutedKinds(memberId);
      return Object.fromEntries(notificationKinds.map((kind) => [kind, !muted.includes(kind)])) as Record<NotificationKind, boolean>;
    },

    /** Switches the notifications of a kind on or off, from now on. Repeating it changes nothing. */
    setKindMuted: (memberId: number, kind: NotificationKind, isMuted: boolean) => notifications.setKindMuted(memberId, kind, isMuted),

    /** Finds the text or name of what each of the recipient's notifications is about, by its id, as far as they may see it now. */
    findContexts: (recipientId: number, ids: number[]) => notifications.findContexts(recipientId, ids),

    /** Counts the notifications that the recipient has not seen. */
    countUnseen: (recipientId: number) => notifications.countUnseen(recipientId),
  };
}
