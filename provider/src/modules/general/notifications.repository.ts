import { and, desc, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { blogs } from '../../db/schema/blogs';
import { comments } from '../../db/schema/comments';
import { conversations } from '../../db/schema/chats';
import { events } from '../../db/schema/events';
import { members } from '../../db/schema/members';
import { pages } from '../../db/schema/pages';
import { mutedNotifications, notifications } from '../../db/schema/notifications';
import { posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';
import { createLiveRepository, type NewLiveEvent } from '../live/live.repository';
import { isVisibleTo } from '../posts/post-visibility';

export type NotificationRow = typeof notifications.$inferSelect;
/** The start or name of a notification's subject. For a reply, also the id of its parent comment. */
export type NotificationContext = { subject: string; parentCommentId: number | null };
export type NewNotification = typeof notifications.$inferInsert;
type Concerned = Pick<NewNotification, 'recipientId' | 'notifierId' | 'postId'>;
export type NotificationRepository = ReturnType<typeof createNotificationRepository>;

export function createNotificationRepository(db: Database) {
  return {
    async add(notification: NewNotification): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.insert(notifications).values(notification);
        await createLiveRepository(tx).add([toEvent(notification.recipientId)]);
      });
    },

    /** Returns true if the recipient has an equal notification that they have not seen. */
    async isPending({ recipientId, notifierId, type, postId, commentId, pageId, eventId }: NewNotification): Promise<boolean> {
      const isSame = (column: PgColumn, id: number | null | undefined) => (id ? eq(column, id) : isNull(column));
      const pending = await db.$count(
        notifications,
        and(
          eq(notifications.recipientId, recipientId),
          isNull(notifications.seenAt),
          eq(notifications.notifierId, notifierId),
          eq(notifications.type, type),
          isSame(notifications.postId, postId),
          isSame(notifications.commentId, commentId),
          isSame(notifications.pageId, pageId),
          isSame(notifications.eventId, eventId),
        ),
      );
      return pending > 0;
    },

    /** Returns true if the recipient wants the kind, neither member has blocked the other, and the recipient may see the post, if any. */
    async isAllowed({ recipientId, notifierId, postId }: Concerned, kind: string): Promise<boolean> {
      const isMuted = db
        .select({ one: sql`1` })
        .from(mutedNotifications)
        .where(and(eq(mutedNotifications.memberId, recipientId), eq(mutedNotifications.kind, kind)));
      const [notifier] = await db
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.id, notifierId), isNotBlocked(db, recipientId, members.id), notExists(isMuted)));
      if (!notifier) return false;
      if (!postId) return true;
      const [post] = await db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.id, postId), isVisibleTo(db, recipientId)));
      return post !== undefined;
    },

    list(recipientId: number, { afterId, limit }: Cursor): Promise<NotificationRow[]> {
      return db
        .select()
        .from(notifications)
        .where(and(eq(notifications.recipientId, recipientId), afterId ? lt(notifications.id, afterId) : undefined))
        .orderBy(desc(notifications.id))
        .limit(limit);
    },

    async findContexts(recipientId: number, ids: number[]): Promise<Map<number, NotificationContext>> {
      if (ids.length === 0) return new Map();
      const postText = sql`nullif(left(${posts.text}, 200), '')`;
      const names = sql`${posts.albumName}, ${events.name}, ${pages.title}, ${blogs.title}, ${conversations.name}`;
      const rows = await db
        .select({ id: notifications.id, subject: sql<string>`coalesce(${postText}, ${names}, '')`, parentCommentId: comments.parentId })
        .from(notifications)
        .leftJoin(posts, and(eq(posts.id, notifications.postId), isVisibleTo(db, recipientId)))
        .leftJoin(comments, eq(comments.id, notifications.commentId))
        .leftJoin(events, eq(events.id, notifications.eventId))
        .leftJoin(pages, eq(pages.id, notifications.pageId))
        .leftJoin(blogs, eq(blogs.id, notifications.blogId))
        .leftJoin(conversations, eq(conversations.id, notifications.groupChatId))
        .where(inArray(notifications.id, ids));
      return new Map(rows.map(({ id, ...context }) => [id, context]));
    },

    countUnseen(recipientId: number): Promise<number> {
      return db.$count(notifications, and(eq(notifications.recipientId, recipientId), isNull(notifications.seenAt)));
    },

    async markSeen(ids: number[], seenAt: Date): Promise<void> {
      if (ids.length === 0) return;
      const seen = await db
        .update(notifications)
        .set({ seenAt })
        .where(and(inArray(notifications.id, ids), isNull(notifications.seenAt)))
        .returning({ recipientId: notifications.recipientId });
      // Updates the unread count on the member's other pages.
      await createLiveRepository(db).add([...new Set(seen.map(({ recipientId }) => recipientId))].map(toEvent));
    },

    async markRead(recipientId: number, ids: number[] | 'all', readAt: Date): Promise<void> {
      const isNamed = ids === 'all' ? undefined : inArray(notifications.id, ids);
      await db
        .update(notifications)
        .set({ readAt })
        .where(and(eq(notifications.recipientId, recipientId), isNamed, isNull(notifications.readAt)));
    },

    async listMutedKinds(memberId: number): Promise<string[]> {
      const rows = await db
        .select({ kind: mutedNotifications.kind })
        .from(mutedNotifications)
        .where(eq(mutedNotifications.memberId, memberId));
      return rows.map(({ kind }) => kind);
    },

    async setKindMuted(memberId: number, kind: string, isMuted: boolean): Promise<void> {
      if (isMuted) await db.insert(mutedNotifications).values({ memberId, kind }).onConflictDoNothing();
      else await db.delete(mutedNotifications).where(and(eq(mutedNotifications.memberId, memberId), eq(mutedNotifications.kind, kind)));
    },
  };
}

function toEvent(recipientId: number): NewLiveEvent {
  return { memberId: recipientId, kind: 'notification', details: {} };
}
