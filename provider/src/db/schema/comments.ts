import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { members } from './members';
import { posts } from './posts';

export const comments = pgTable(
  'comments',
  {
    id: id(),
    postId: reference()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The comment that this one replies to; replies have no replies. */
    parentId: reference().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    authorId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    text: text().notNull().default(''),
    /** As in `posts`. */
    mentions: jsonb().$type<Record<string, number>>(),
    imagePath: text(),
    createdAt: moment().notNull().defaultNow(),
    editedAt: moment(),
  },
  (table) => [
    index('comments_post')
      .on(table.postId, table.id.desc())
      .where(sql`${table.parentId} is null`),
    index('comments_of_post').on(table.postId),
    index('comments_parent')
      .on(table.parentId, table.id)
      .where(sql`${table.parentId} is not null`),
    index('comments_author').on(table.authorId),
  ],
);

export const commentReactions = pgTable(
  'comment_reactions',
  {
    commentId: reference()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    reaction: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.memberId] }), index('comment_reactions_member').on(table.memberId)],
);

export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: reference()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.memberId] }), index('comment_reports_member').on(table.memberId)],
);
