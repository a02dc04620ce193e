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
  | 'page_admin'
  | 'invited_page'
  | 'blog_comment'
  | 'blog_comment_reply'
  | 'added_you_to_group';

/** What can be done, undone and done again: a member who plays with the button is told of once. */
const TOGGLED: ReadonlySet<NotificationType> = new Set([
  'following',
  'follow_request',
  'liked_post',
  'reaction',
  'liked_comment',
  'liked_page',
  'going_event',
  'page_admin',
]);

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ notifications, now }: { notifications: NotificationRepository; now: () => Date }) {
  return {
    /** Tells a member what another did. Nobody is told what they did themselves, what a block hides, or of a post that they may not see. */
    async send(notification: Omit<NewNotification, 'type'> & { type: NotificationType }): Promise<void> {
      if (notification.recipientId === notification.notifierId) return;
      if (!(await notifications.mayHear(notification))) return;
      if (TOGGLED.has(notification.type) && (await notifications.isPending(notification))) return;
      await notifications.add({ ...notification, createdAt: now() });
    },

    /** Newest first. With `marksSeen`, what is returned counts as seen from now on, and says so from the next reading. */
    async list(recipientId: number, afterId: number | undefined, limit: number, marksSeen: boolean): Promise<NotificationRow[]> {
      const rows = await notifications.list(recipientId, afterId, limit);
      if (marksSeen)
        await notifications.markSeen(
          rows.map(({ id }) => id),
          now(),
        );
      return rows;
    },

    countUnseen: (recipientId: number) => notifications.countUnseen(recipientId),
  };
}
