import { and, asc, desc, eq, exists, lt, ne, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { follows, members } from '../../db/schema/members';
import { pageAdmins, pageInvites, pageLikes, pageReports } from '../../db/schema/pages';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';
import type { MemberRow } from '../members/members.repository';

export type PagePeopleRepository = ReturnType<typeof createPagePeopleRepository>;

export function createPagePeopleRepository(db: Database) {
  const one = { one: sql`1` };
  const likes = (pageId: number, memberId: PgColumn) =>
    db
      .select(one)
      .from(pageLikes)
      .where(and(eq(pageLikes.pageId, pageId), eq(pageLikes.memberId, memberId)));

  return {
    async listAdmins(pageId: number): Promise<MemberRow[]> {
      const rows = await db
        .select({ member: members })
        .from(pageAdmins)
        .innerJoin(members, eq(members.id, pageAdmins.memberId))
        .where(eq(pageAdmins.pageId, pageId))
        .orderBy(asc(pageAdmins.createdAt), asc(members.id));
      return rows.map(({ member }) => member);
    },

    /** Lists the members that the inviter follows and has not invited, and who do not like the page. */
    listInvitable(
      { pageId, ownerId, inviterId }: { pageId: number; ownerId: number; inviterId: number },
      { afterId, limit }: Cursor,
    ): Promise<MemberRow[]> {
      const isFollowed = exists(
        db
          .select(one)
          .from(follows)
          .where(and(eq(follows.followerId, inviterId), eq(follows.followedId, members.id), eq(follows.isAccepted, true))),
      );
      const isInvited = db
        .select(one)
        .from(pageInvites)
        .where(and(eq(pageInvites.pageId, pageId), eq(pageInvites.memberId, members.id), eq(pageInvites.inviterId, inviterId)));
      return db
        .select()
        .from(members)
        .where(
          and(
            ne(members.id, ownerId),
            afterId ? lt(members.id, afterId) : undefined,
            isFollowed,
            notExists(likes(pageId, members.id)),
            notExists(isInvited),
            isNotBlocked(db, inviterId, members.id),
          ),
        )
        .orderBy(desc(members.id))
        .limit(limit);
    },

    /** Stores an invitation. Returns false if it already exists. */
    async invite(pageId: number, memberId: number, inviterId: number, createdAt: Date): Promise<boolean> {
      const added = await db
        .insert(pageInvites)
        .values({ pageId, memberId, inviterId, createdAt })
        .onConflictDoNothing()
        .returning({ id: pageInvites.pageId });
      return added.length > 0;
    },

    /** Stores or deletes a report. Returns true if one is stored now. */
    async toggleReport(pageId: number, memberId: number, createdAt: Date): Promise<boolean> {
      const deleted = await db
        .delete(pageReports)
        .where(and(eq(pageReports.pageId, pageId), eq(pageReports.memberId, memberId)))
        .returning({ id: pageReports.pageId });
      if (deleted.length > 0) return false;
      await db.insert(pageReports).values({ pageId, memberId, createdAt }).onConflictDoNothing();
      return true;
    },
  };
}
