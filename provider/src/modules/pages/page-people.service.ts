import type { Cursor } from '../../lib/cursor';
import type { NotificationService } from '../general/notifications.service';
import type { MemberRow } from '../members/members.repository';
import type { MemberService } from '../members/members.service';
import { LikesPageAlreadyError } from './pages.errors';
import type { PagePeopleRepository } from './page-people.repository';
import type { PageService } from './pages.service';

type Dependencies = {
  people: PagePeopleRepository;
  pages: PageService;
  members: MemberService;
  notifications: NotificationService;
  now: () => Date;
};
export type PagePeopleService = ReturnType<typeof createPagePeopleService>;

export function createPagePeopleService({ people, pages, members, notifications, now }: Dependencies) {
  return {
    /** Lists the admins of a page without its owner, the earliest first. @throws {PageNotFoundError | NotYourPageError} */
    async listAdmins(pageId: number, memberId: number): Promise<MemberRow[]> {
      await pages.getManaged(pageId, memberId);
      return people.listAdmins(pageId);
    },

    /**
     * Lists the members that a member can invite to like a page, newest account first. The inviter follows them and has not invited them,
     * and they do not like the page yet.
     * @throws {PageNotFoundError}
     */
    async listInvitable(pageId: number, inviterId: number, cursor: Cursor): Promise<MemberRow[]> {
      const { page } = await pages.get(pageId, inviterId);
      return people.listInvitable({ pageId, ownerId: page.ownerId, inviterId }, cursor);
    },

    /**
     * Invites a member to like a page and notifies them. Repeating it changes nothing.
     * @throws {PageNotFoundError | MemberNotFoundError | LikesPageAlreadyError}
     */
    async invite(pageId: number, inviterId: number, memberId: number): Promise<void> {
      await members.get(inviterId, memberId);
      const { page, isLiked } = await pages.get(pageId, memberId);
      if (isLiked || page.ownerId === memberId) throw new LikesPageAlreadyError();
      const isNew = await people.invite(pageId, memberId, inviterId, now());
      if (isNew) await notifications.send({ type: 'invited_page', recipientId: memberId, notifierId: inviterId, pageId });
    },

    /** Reports a page to the site's operators, or withdraws the report. Returns true if it is reported now. @throws {PageNotFoundError} */
    async toggleReport(pageId: number, memberId: number): Promise<boolean> {
      await pages.get(pageId, memberId);
      return people.toggleReport(pageId, memberId, now());
    },
  };
}
