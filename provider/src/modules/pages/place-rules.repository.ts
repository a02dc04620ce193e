import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { events } from '../../db/schema/events';
import { groupMembers, pageAdmins, pages } from '../../db/schema/pages';
import { NotAllowedToPostError } from '../posts/posts.errors';

type Place = { pageId?: number | undefined; groupId?: number | undefined; eventId?: number | undefined };
export type PlaceRules = ReturnType<typeof createPlaceRules>;

/** Who may post where: a page's people, or visitors where it takes their posts; a group's members; at any event. */
export function createPlaceRules(db: Database) {
  async function mayPostOnPage(memberId: number, pageId: number): Promise<boolean> {
    const [page] = await db
      .select({ ownerId: pages.ownerId, takesPosts: pages.takesPosts, adminId: pageAdmins.memberId })
      .from(pages)
      .leftJoin(pageAdmins, and(eq(pageAdmins.pageId, pages.id), eq(pageAdmins.memberId, memberId)))
      .where(eq(pages.id, pageId));
    return page !== undefined && (page.ownerId === memberId || page.takesPosts || page.adminId !== null);
  }

  return {
    /** @throws {NotAllowedToPostError} also where the place does not exist. */
    async refuseUnlessAllowed(memberId: number, { pageId, groupId, eventId }: Place): Promise<void> {
      if (pageId && !(await mayPostOnPage(memberId, pageId))) throw new NotAllowedToPostError();
      if (groupId && (await db.$count(groupMembers, and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, memberId)))) === 0)
        throw new NotAllowedToPostError();
      if (eventId && (await db.$count(events, eq(events.id, eventId))) === 0) throw new NotAllowedToPostError();
    },
  };
}
