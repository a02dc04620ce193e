import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { members } from '../../db/schema/members';
import { notifications } from '../../db/schema/notifications';
import { posts } from '../../db/schema/posts';
import { isNotBlocked } from '../members/member-blocks';
import { isVisibleTo } from '../posts/post-visibility';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

export function createNotificationRepository(db: Database) {
  return {
    async add(notification: NewNotification): Promise<void> {
      await db.insert(notifications).values(notification);
    },

    /** Whether the recipient has the same still before them, unseen. */
    async isPending({ recipientId, notifierId, type, postId, commentId, pageId, eventId }: NewNotification): Promise<boolean> {
      const isSame = (column: PgColumn, id: number | null | undefined) => (id ? eq(column, id) : isNull(column));
      const { recipientId: recipient, notifierId: notifier, seenAt } = notifications;
      const isAbout = and(
        isSame(notifications.postId, postId),
        isSame(notifications.commentId, commentId),
        isSame(notifications.pageId, pageId),
        isSame(notifications.eventId, eventId),
      );
      return (
        (await db.$count(
          notifications,
          and(eq(recipient, recipientId), isNull(seenAt), eq(notifier, notifierId), eq(notifications.type, type), isAbout),
        )) > 0
      );
    },

    /** Whether the recipient may hear of it: no block between the two, and the post, where it is about one, is theirs to see. */
    async mayHear({ recipientId, notifierId, postId }: Pick<NewNotification, 'recipientId' | 'notifierId' | 'postId'>): Promise<boolean> {
      const met = db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.id, notifierId), isNotBlocked(db, recipientId, members.id)));
      if ((await met).length === 0) return false;
      if (!postId) return true;
      return (
        (
          await db
            .select({ id: posts.id })
            .from(posts)
            .where(and(eq(posts.id, postId), isVisibleTo(db, recipientId)))
        ).length > 0
      );
    },

    list(recipientId: number, afterId: number | undefined, limit: number): Promise<NotificationRow[]> {
      return db
        .select()
        .from(notifications)
        .where(and(eq(notifications.recipientId, recipientId), afterId ? lt(notifications.id, afterId) : undefined))
        .orderBy(desc(notifications.id))
        .limit(limit);
    },

    countUnseen(recipientId: number): Promise<number> {
      return db.$count(notifications, and(eq(notifications.recipientId, recipientId), isNull(notifications.seenAt)));
    },

    async markSeen(ids: number[], seenAt: Date): Promise<void> {
      if (ids.length > 0)
        await db
          .update(notifications)
          .set({ seenAt })
          .where(and(inArray(notifications.id, ids), isNull(notifications.seenAt)));
    },
  };
}
