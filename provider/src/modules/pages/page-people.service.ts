import type { NotificationService } from '../general/notifications.service';
import type { MemberRow } from '../members/members.repository';
import type { MemberService } from '../members/members.service';
import { LikesPageAlreadyError } from './pages.errors';
import type { PagePeopleRepository } from './page-people.repository';
import type { PageService } from './pages.service';

type Cursor = { afterId?: number | undefined; limit: number };
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
    /** The page's admins, the first first; its owner is not among them. @throws {PageNotFoundError | NotYourPageError} */
    async listAdmins(pageId: number, memberId: number): Promise<MemberRow[]> {
      await pages.getManaged(pageId, memberId);
      return people.listAdmins(pageId);
    },

    /** Whom the member could ask to like the page: people they follow. @throws {PageNotFoundError} */
    async listInvitable(pageId: number, inviterId: number, cursor: Cursor): Promise<MemberRow[]> {
      const { page } = await pages.get(pageId, inviterId);
      return people.listInvitable({ pageId, ownerId: page.ownerId, inviterId }, cursor);
    },

    /** Asks somebody to like a page; they hear of it once, however often this is repeated. @throws {PageNotFoundError | MemberNotFoundError | LikesPageAlreadyError} */
    async invite(pageId: number, inviterId: number, memberId: number): Promise<void> {
      await members.get(inviterId, memberId);
      const { page, isLiked } = await pages.get(pageId, memberId);
      if (isLiked || page.ownerId === memberId) throw new LikesPageAlreadyError();
      const isNew = await people.invite(pageId, memberId, inviterId, now());
      if (isNew) await notifications.send({ type: 'invited_page', recipientId: memberId, notifierId: inviterId, pageId });
    },

    /** Reports a page to those who run the site, or takes that back: a toggle. @throws {PageNotFoundError} */
    async toggleReport(pageId: number, memberId: number): Promise<boolean> {
      await pages.get(pageId, memberId);
      return people.toggleReport(pageId, memberId, now());
    },
  };
}
