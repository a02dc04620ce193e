import { and, eq, exists, inArray, isNotNull, isNull, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { follows, mutes } from '../../db/schema/members';
import { groups } from '../../db/schema/pages';
import { postHides, posts } from '../../db/schema/posts';
import { isJoinedBy } from '../groups/group-membership';
import { isNotBlocked } from '../members/member-blocks';
import { PRIVACY } from './privacy';

type MemberId = typeof posts.authorId | number;

const one = { one: sql`1` };

function followsExist(db: Database, followerId: MemberId, followedId: MemberId): SQL {
  return exists(
    db
      .select(one)
      .from(follows)
      .where(and(eq(follows.followerId, followerId), eq(follows.followedId, followedId), eq(follows.isAccepted, true))),
  );
}

/** Condition on `posts`: the viewer may see the post. Every statement that reads posts includes it. */
export function isVisibleTo(db: Database, viewerId: number): SQL | undefined {
  const isAllowed = or(
    inArray(posts.privacy, [PRIVACY.everyone, PRIVACY.anonymous]),
    eq(posts.authorId, viewerId),
    and(eq(posts.privacy, PRIVACY.followersOfAuthor), followsExist(db, viewerId, posts.authorId)),
    and(eq(posts.privacy, PRIVACY.followedByAuthor), followsExist(db, posts.authorId, viewerId)),
  );
  const isInReadableGroup = exists(
    db
      .select(one)
      .from(groups)
      .where(and(eq(groups.id, posts.groupId), or(eq(groups.isPrivate, false), isJoinedBy(db, viewerId)))),
  );
  // The check for "no group" comes first: most posts need no look-up of a group.
  return and(isAllowed, or(isNull(posts.groupId), isInReadableGroup), isNotBlocked(db, viewerId, posts.authorId));
}

/** Condition on `posts`: the viewer has not hidden the post. Only for lists. A post read by its id is shown anyway. */
export function isNotHiddenBy(db: Database, viewerId: number): SQL {
  return notExists(
    db
      .select(one)
      .from(postHides)
      .where(and(eq(postHides.memberId, viewerId), eq(postHides.postId, posts.id))),
  );
}

/**
 * Condition on `posts`: the viewer has not muted the author. Anonymous posts stay, so that muting does not reveal their authors. Posts on
 * pages stay too, because members follow pages separately.
 */
export function isNotMutedBy(db: Database, viewerId: number): SQL | undefined {
  const isMuted = exists(
    db
      .select(one)
      .from(mutes)
      .where(and(eq(mutes.muterId, viewerId), eq(mutes.mutedId, posts.authorId))),
  );
  return or(eq(posts.privacy, PRIVACY.anonymous), isNotNull(posts.pageId), not(isMuted));
}

/** Condition on `posts`: the viewer is the author, or follows the author. */
export function isFollowedBy(db: Database, viewerId: number): SQL | undefined {
  return or(eq(posts.authorId, viewerId), followsExist(db, viewerId, posts.authorId));
}
