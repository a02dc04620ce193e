import type { Cursor } from '../../lib/cursor';
import type { NewNotification, NotificationRepository, NotificationRow } from './notifications.repository';

export type NotificationType =
  | 'following'
  | 'follow_request'
  | 'accepted_request'
  | 'liked_post'
  | 'reaction'
  | 'comment'
  | 'comment_reply'
  | 'liked_comment'
  | 'shared_your_post'
  | 'comment_mention'
  | 'post_mention'
  | 'liked_page'
  | 'going_event'
  | 'invited_event'
  | 'changed_event'
  | 'cancelled_event'
  | 'event_reminder'
  | 'page_admin'
  | 'invited_page'
  | 'blog_comment'
  | 'blog_comment_reply'
  | 'added_you_to_group';

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
    /** Notifies a member of what another did, except of their own acts, across a block, or about a post that they may not see. */
    async send(notification: Omit<NewNotification, 'type'> & { type: NotificationType }): Promise<void> {
      if (notification.recipientId === notification.notifierId) return;
      if (!(await notifications.isAllowed(notification))) return;
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

    /** Finds the text or name of what each of the recipient's notifications is about, by its id, as far as they may see it now. */
    findSubjects: (recipientId: number, ids: number[]) => notifications.findSubjects(recipientId, ids),

    /** Counts the notifications that the recipient has not seen. */
    countUnseen: (recipientId: number) => notifications.countUnseen(recipientId),
  };
}
