import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { events } from '../../db/schema/events';
import { members } from '../../db/schema/members';
import { groupMembers, pageAdmins, pages } from '../../db/schema/pages';
import { isNotBlocked } from '../members/member-blocks';

export type PostingRightsRepository = ReturnType<typeof createPostingRightsRepository>;

export function createPostingRightsRepository(db: Database) {
  return {
    /** Reads the owner and admins of a page, and whether visitors may post. Returns null if the page does not exist. */
    async findPage(pageId: number, memberId: number): Promise<{ ownerId: number; takesPosts: boolean; isAdmin: boolean } | null> {
      const [page] = await db
        .select({ ownerId: pages.ownerId, takesPosts: pages.takesPosts, adminId: pageAdmins.memberId })
        .from(pages)
        .leftJoin(pageAdmins, and(eq(pageAdmins.pageId, pages.id), eq(pageAdmins.memberId, memberId)))
        .where(eq(pages.id, pageId));
      return page ? { ownerId: page.ownerId, takesPosts: page.takesPosts, isAdmin: page.adminId !== null } : null;
    },

    async isInGroup(groupId: number, memberId: number): Promise<boolean> {
      return (await db.$count(groupMembers, and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, memberId)))) > 0;
    },

    /** Returns true if a member exists and neither member has blocked the other. */
    async isReachable(recipientId: number, memberId: number): Promise<boolean> {
      return (await db.$count(members, and(eq(members.id, recipientId), isNotBlocked(db, memberId, members.id)))) > 0;
    },

    async eventExists(eventId: number): Promise<boolean> {
      return (await db.$count(events, eq(events.id, eventId))) > 0;
    },
  };
}
