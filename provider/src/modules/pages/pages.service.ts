import type { AccountService } from '../account/account.service';
import type { NotificationService } from '../general/notifications.service';
import type { MemberService } from '../members/members.service';
import { NotYourPageError, PageNameTakenError, PageNotFoundError } from './pages.errors';
import type { FullPage, PageRepository, PageRow } from './pages.repository';

type Cursor = { afterId?: number | undefined; limit: number };
type Dependencies = {
  pages: PageRepository;
  account: AccountService;
  members: MemberService;
  notifications: NotificationService;
  now: () => Date;
};
export type PageService = ReturnType<typeof createPageService>;

export function createPageService({ pages, account, members, notifications, now }: Dependencies) {
  async function get(pageId: number, viewerId: number): Promise<FullPage> {
    const page = await pages.find(pageId, viewerId);
    if (!page) throw new PageNotFoundError();
    return page;
  }

  async function getManaged(pageId: number, memberId: number): Promise<FullPage> {
    const full = await get(pageId, memberId);
    if (full.page.ownerId !== memberId && !full.isAdmin) throw new NotYourPageError();
    return full;
  }

  async function setLiked(pageId: number, memberId: number, isLiked: boolean): Promise<void> {
    const { page } = await get(pageId, memberId);
    const isNew = await pages.setLiked(pageId, memberId, isLiked, now());
    if (isNew && isLiked) await notifications.send({ type: 'liked_page', recipientId: page.ownerId, notifierId: memberId, pageId });
  }

  return {
    get,

    /** A page that the member owns or is an admin of. @throws {PageNotFoundError | NotYourPageError} */
    getManaged,

    listManaged: (memberId: number, cursor: Cursor) => pages.listManaged(memberId, cursor),
    listLiked: (memberId: number, viewerId: number, cursor: Cursor) => pages.listLiked(memberId, viewerId, cursor),
    listSuggested: (memberId: number, cursor: Cursor) => pages.listSuggested(memberId, cursor),
    search: (words: string, memberId: number, cursor: Cursor) => pages.search(words, memberId, cursor),

    /** @throws {PageNotFoundError} */
    async getByName(name: string, viewerId: number): Promise<FullPage> {
      const page = await pages.findByName(name, viewerId);
      if (!page) throw new PageNotFoundError();
      return page;
    },

    /** @throws {PageNameTakenError} and then nothing was stored. */
    async add(ownerId: number, wish: Pick<PageRow, 'name' | 'title' | 'description' | 'categoryId'>): Promise<FullPage> {
      const id = await pages.add({ ...wish, ownerId, createdAt: now() });
      if (id === null) throw new PageNameTakenError();
      return get(id, ownerId);
    },

    /**
     * Changes what is given; its owner and its admins may.
     * @param storePictures is asked last, when nothing else can be refused: a stranger's picture is not even decoded.
     * @throws {PageNotFoundError | NotYourPageError | PageNameTakenError} or what the pictures are refused for; then nothing has changed.
     */
    async update(
      pageId: number,
      memberId: number,
      change: Partial<PageRow>,
      storePictures: () => Promise<Partial<PageRow>>,
    ): Promise<void> {
      await getManaged(pageId, memberId);
      if (change.name && (await pages.isNameTaken(change.name, pageId))) throw new PageNameTakenError();
      await pages.update(pageId, { ...change, ...(await storePictures()) });
    },

    /** Deletes a page and its posts for good; only its owner may, with their password. @throws {NotYourPageError | WrongOwnPasswordError | TooManySignInsError} */
    async remove(pageId: number, memberId: number, password: string, address: string): Promise<void> {
      const { page } = await get(pageId, memberId);
      if (page.ownerId !== memberId) throw new NotYourPageError();
      const { username } = await members.get(memberId, memberId);
      await account.assertOwnPassword(username, password, address);
      await pages.remove(pageId);
    },

    setLiked,

    /** Likes a page, or takes that back: a toggle. @throws {PageNotFoundError} */
    async toggleLiked(pageId: number, memberId: number): Promise<boolean> {
      const { isLiked } = await get(pageId, memberId);
      await setLiked(pageId, memberId, !isLiked);
      return !isLiked;
    },

    /** Makes a member an admin or ends that; only the owner may. @throws {NotYourPageError | MemberNotFoundError} */
    async toggleAdmin(pageId: number, memberId: number, adminId: number): Promise<boolean> {
      const { page } = await get(pageId, memberId);
      if (page.ownerId !== memberId) throw new NotYourPageError();
      await members.get(memberId, adminId);
      const isAdmin = await pages.toggleAdmin(pageId, adminId);
      if (isAdmin) await notifications.send({ type: 'page_admin', recipientId: adminId, notifierId: memberId, pageId });
      return isAdmin;
    },
  };
}
