import type { NewNotification, NotificationRepository, NotificationRow } from './notifications.repository';

export type NotificationType = 'following' | 'follow_request' | 'accepted_request' | 'liked_post' | 'reaction' | 'comment' | 'comment_reply' | 'liked_comment'
  | 'shared_your_post' | 'comment_mention' | 'post_mention' | 'liked_page' | 'going_event' | 'page_admin' | 'invited_page' | 'blog_comment' | 'blog_comment_reply' | 'added_you_to_group';

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ notifications, now }: { notifications: NotificationRepository; now: () => Date }) {
  return {
    /** Tells a member what another did. Nobody is told what they did themselves. */
    async tell(notification: Omit<NewNotification, 'type'> & { type: NotificationType }): Promise<void> {
      if (notification.recipientId === notification.notifierId) return;
      await notifications.add({ ...notification, createdAt: now() });
    },

    /** Newest first. With `marksSeen`, what is returned counts as seen from now on, and says so from the next reading. */
    async list(recipientId: number, afterId: number | undefined, limit: number, marksSeen: boolean): Promise<NotificationRow[]> {
      const rows = await notifications.list(recipientId, afterId, limit);
      if (marksSeen) await notifications.markSeen(rows.map(({ id }) => id), now());
      return rows;
    },

    countUnseen: (recipientId: number) => notifications.countUnseen(recipientId),
  };
}
