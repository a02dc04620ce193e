import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { members } from './members';

export const stories = pgTable(
  'stories',
  {
    id: id(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    description: text().notNull().default(''),
    kind: text({ enum: ['image', 'video'] }).notNull(),
    path: text().notNull(),
    thumbnailPath: text(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('stories_member').on(table.memberId, table.expiresAt), index('stories_expiry').on(table.expiresAt)],
);

export const storyViews = pgTable(
  'story_views',
  {
    storyId: reference()
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    reaction: smallint(),
    viewedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.memberId] }), index('story_views_member').on(table.memberId)],
);
