import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { comments } from './comments';
import { members } from './members';
import { posts } from './posts';

/** Members' actions, shown to their followers. Undoing an action deletes its row. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['reaction', 'wonder', 'comment', 'share', 'following'] }).notNull(),
    postId: reference().references(() => posts.id, { onDelete: 'cascade' }),
    commentId: reference().references(() => comments.id, { onDelete: 'cascade' }),
    /** The member who was followed. */
    followedId: reference().references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('activities_member').on(table.memberId, table.id.desc()),
    index('activities_post')
      .on(table.postId)
      .where(sql`${table.postId} is not null`),
    index('activities_comment')
      .on(table.commentId)
      .where(sql`${table.commentId} is not null`),
    index('activities_followed')
      .on(table.followedId)
      .where(sql`${table.followedId} is not null`),
  ],
);
