import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { blogs } from './blogs';
import { conversations } from './chats';
import { id, moment, reference } from './columns';
import { comments } from './comments';
import { events } from './events';
import { members } from './members';
import { pages } from './pages';
import { posts } from './posts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    recipientId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    notifierId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    postId: reference().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: reference().references(() => comments.id, { onDelete: 'cascade' }),
    pageId: reference().references(() => pages.id, { onDelete: 'cascade' }),
    eventId: reference().references(() => events.id, { onDelete: 'cascade' }),
    blogId: reference().references(() => blogs.id, { onDelete: 'cascade' }),
    /** The group conversation: `group_id` on the wire. */
    groupChatId: reference().references(() => conversations.id, { onDelete: 'cascade' }),
    text: text().notNull().default(''),
    seenAt: moment(),
    /** Set when the recipient opens or marks it. A notification that was only listed is seen, not read. */
    readAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('notifications_recipient').on(table.recipientId, table.id.desc()),
    index('notifications_unseen')
      .on(table.recipientId)
      .where(sql`${table.seenAt} is null`),
    index('notifications_notifier').on(table.notifierId),
    index('notifications_post')
      .on(table.postId)
      .where(sql`${table.postId} is not null`),
    index('notifications_comment')
      .on(table.commentId)
      .where(sql`${table.commentId} is not null`),
    index('notifications_page')
      .on(table.pageId)
      .where(sql`${table.pageId} is not null`),
    index('notifications_event')
      .on(table.eventId)
      .where(sql`${table.eventId} is not null`),
    index('notifications_blog')
      .on(table.blogId)
      .where(sql`${table.blogId} is not null`),
    index('notifications_group_chat')
      .on(table.groupChatId)
      .where(sql`${table.groupChatId} is not null`),
  ],
);

/** Kinds of notifications that members have turned off. */
export const mutedNotifications = pgTable(
  'muted_notifications',
  {
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);
