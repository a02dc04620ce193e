import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { notifications } from '../../db/schema/notifications';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

export function createNotificationRepository(db: Database) {
  return {
    async add(notification: NewNotification): Promise<void> {
      await db.insert(notifications).values(notification);
    },

    list(recipientId: number, afterId: number | undefined, limit: number): Promise<NotificationRow[]> {
      return db.select().from(notifications)
        .where(and(eq(notifications.recipientId, recipientId), afterId ? lt(notifications.id, afterId) : undefined))
        .orderBy(desc(notifications.id)).limit(limit);
    },

    countUnseen(recipientId: number): Promise<number> {
      return db.$count(notifications, and(eq(notifications.recipientId, recipientId), isNull(notifications.seenAt)));
    },

    async markSeen(ids: number[], seenAt: Date): Promise<void> {
      if (ids.length > 0) await db.update(notifications).set({ seenAt }).where(and(inArray(notifications.id, ids), isNull(notifications.seenAt)));
    },
  };
}
