import { and, eq, exists, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { blocks, follows } from '../../db/schema/members';
import { groupMembers, groups } from '../../db/schema/pages';
import { postHides, posts } from '../../db/schema/posts';

export const PRIVACY = { everyone: 0, followedByAuthor: 1, followersOfAuthor: 2, onlyAuthor: 3, anonymous: 4 } as const;

const one = { one: sql`1` };

function followsExist(db: Database, followerId: SQL | typeof posts.authorId | number, followedId: typeof posts.authorId | number) {
  return exists(
    db
      .select(one)
      .from(follows)
      .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId), eq(follows.isAccepted, true))),
  );
}

function isJoinedBy(db: Database, memberId: number): SQL {
  return exists(
    db
      .select(one)
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, groups.id), eq(groupMembers.memberId, memberId))),
  );
}

/** The one rule of who may see a post: every statement that reads posts has it. */
export function isVisibleTo(db: Database, viewerId: number) {
  const isAllowed = or(
    inArray(posts.privacy, [PRIVACY.everyone, PRIVACY.anonymous]),
    eq(posts.authorId, viewerId),
    and(eq(posts.privacy, PRIVACY.followersOfAuthor), followsExist(db, viewerId, posts.authorId)),
    and(eq(posts.privacy, PRIVACY.followedByAuthor), followsExist(db, posts.authorId, viewerId)),
  );
  const isBlocked = or(
    and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, posts.authorId)),
    and(eq(blocks.blockerId, posts.authorId), eq(blocks.blockedId, viewerId)),
  );
  // Read as "not in a group, or …": of the many posts that are in none, no group is looked at.
  const isInOpenPlace = or(
    isNull(posts.groupId),
    exists(
      db
        .select(one)
        .from(groups)
        .where(and(eq(groups.id, posts.groupId), or(eq(groups.isPrivate, false), isJoinedBy(db, viewerId)))),
    ),
  );
  return and(isAllowed, isInOpenPlace, notExists(db.select(one).from(blocks).where(isBlocked)));
}

/** Lists leave out what the viewer has hidden; a post asked for by its id is shown. */
export function isNotHiddenBy(db: Database, viewerId: number) {
  return notExists(
    db
      .select(one)
      .from(postHides)
      .where(and(eq(postHides.memberId, viewerId), eq(postHides.postId, posts.id))),
  );
}

/** Posts of those whom the viewer follows, and the viewer's own. */
export function isFollowedBy(db: Database, viewerId: number) {
  return or(eq(posts.authorId, viewerId), followsExist(db, viewerId, posts.authorId));
}
