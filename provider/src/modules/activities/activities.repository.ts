import { and, desc, eq, exists, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { activities } from '../../db/schema/activities';
import { follows } from '../../db/schema/members';
import { posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';
import { isVisibleTo } from '../posts/post-visibility';

export type ActivityRow = typeof activities.$inferSelect;
export type NewActivity = Pick<typeof activities.$inferInsert, 'memberId' | 'kind' | 'postId' | 'commentId' | 'followedId'>;
/** The post or the member that an activity is about. */
export type ActivityTarget = { postId: number } | { followedId: number };
export type ActivityRepository = ReturnType<typeof createActivityRepository>;

export function createActivityRepository(db: Database) {
  const one = { one: sql`1` };

  function list(where: SQL | undefined, viewerId: number, { afterId, limit }: Cursor): Promise<ActivityRow[]> {
    const isPostVisible = exists(
      db
        .select(one)
        .from(posts)
        .where(and(eq(posts.id, activities.postId), isVisibleTo(db, viewerId))),
    );
    return db
      .select()
      .from(activities)
      .where(
        and(
          where,
          afterId ? lt(activities.id, afterId) : undefined,
          or(isNull(activities.postId), isPostVisible),
          isNotBlocked(db, viewerId, activities.memberId),
          or(isNull(activities.followedId), isNotBlocked(db, viewerId, activities.followedId)),
        ),
      )
      .orderBy(desc(activities.id))
      .limit(limit);
  }

  return {
    async add(activity: NewActivity, createdAt: Date): Promise<void> {
      await db.insert(activities).values({ ...activity, createdAt });
    },

    async remove(memberId: number, kind: ActivityRow['kind'], target: ActivityTarget): Promise<void> {
      const isTarget = 'postId' in target ? eq(activities.postId, target.postId) : eq(activities.followedId, target.followedId);
      await db.delete(activities).where(and(eq(activities.memberId, memberId), eq(activities.kind, kind), isTarget));
    },

    listOwn: (memberId: number, cursor: Cursor) => list(eq(activities.memberId, memberId), memberId, cursor),

    /** Lists the activities of members that the viewer follows. */
    listFollowed(viewerId: number, cursor: Cursor): Promise<ActivityRow[]> {
      const isFollowed = exists(
        db
          .select(one)
          .from(follows)
          .where(and(eq(follows.followerId, viewerId), eq(follows.followedId, activities.memberId), eq(follows.isAccepted, true))),
      );
      return list(and(ne(activities.memberId, viewerId), isFollowed), viewerId, cursor);
    },
  };
}
