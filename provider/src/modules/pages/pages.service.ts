import type { Cursor } from '../../lib/cursor';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { AccountService } from '../account/account.service';
import type { NotificationService } from '../general/notifications.service';
import type { MediaService } from '../media/media.service';
import type { MemberService } from '../members/members.service';
import { findCategoryId, PAGE_CATEGORIES, PAGE_SUB_CATEGORIES } from '../site/categories';
import { NotYourPageError, PageNameTakenError, PageNotFoundError, UnknownCategoryError } from './pages.errors';
import type { FullPage, PageRepository, PageRow } from './pages.repository';

/** Categories are ids, or labels as the product's form sends them. */
export type NewPage = Pick<PageRow, 'name' | 'title' | 'description'> & { category: string };
type Columns = Omit<PageRow, 'id' | 'ownerId' | 'createdAt' | 'categoryId' | 'subCategoryId'>;
/** An undefined field is not changed. */
export type PageChange = { [K in keyof Columns]?: Columns[K] | undefined } & {
  category: string | undefined;
  subCategory: string | undefined;
};
type Dependencies = {
  pages: PageRepository;
  media: MediaService;
  account: AccountService;
  members: MemberService;
  notifications: NotificationService;
  now: () => Date;
};
export type PageService = ReturnType<typeof createPageService>;

export function createPageService({ pages, media, account, members, notifications, now }: Dependencies) {
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

  async function storePictures(files: IncomingFile[]): Promise<Partial<PageRow>> {
    const avatarPath = await media.storeOptionalImage(files, 'avatar');
    const coverPath = await media.storeOptionalImage(files, 'cover');
    const backgroundPath = await media.storeOptionalImage(files, 'background_image');
    return { ...(avatarPath && { avatarPath }), ...(coverPath && { coverPath }), ...(backgroundPath && { backgroundPath }) };
  }

  return {
    /** Returns a page with its counts and the viewer's relation to it. @throws {PageNotFoundError} */
    get,

    /** Returns a page that the member owns or is an admin of. @throws {PageNotFoundError | NotYourPageError} */
    getManaged,

    /** Lists the pages that a member owns or is an admin of, newest first. */
    listManaged: (memberId: number, cursor: Cursor) => pages.listManaged(memberId, cursor),
    /** Lists the pages that a member likes, newest first. */
    listLiked: (memberId: number, viewerId: number, cursor: Cursor) => pages.listLiked(memberId, viewerId, cursor),
    /** Lists the pages that a member neither owns nor likes, newest first. */
    listSuggested: (memberId: number, cursor: Cursor) => pages.listSuggested(memberId, cursor),
    /** Lists pages by a part of their name or title, newest first. An empty query matches every page. */
    search: (query: string, memberId: number, cursor: Cursor) => pages.search(query, memberId, cursor),

    /** Returns a page by the name in its URL, in any case. @throws {PageNotFoundError} */
    async getByName(name: string, viewerId: number): Promise<FullPage> {
      const page = await pages.findByName(name, viewerId);
      if (!page) throw new PageNotFoundError();
      return page;
    },

    /** Creates a page. @throws {UnknownCategoryError | PageNameTakenError} the second also on repetition. */
    async add(ownerId: number, { category, ...page }: NewPage): Promise<FullPage> {
      const categoryId = resolveCategory(PAGE_CATEGORIES, category);
      const id = await pages.add({ ...page, categoryId, ownerId, createdAt: now() });
      if (id === null) throw new PageNameTakenError();
      return get(id, ownerId);
    },

    /**
     * Changes a page and stores the pictures in `avatar`, `cover` and `background_image`. Only its owner and admins may do this. Repeating
     * it is safe.
     * @throws {PageNotFoundError | NotYourPageError | UnknownCategoryError | PageNameTakenError}
     * or an error of `media.storeOptionalImage`, and changes nothing.
     */
    async update(pageId: number, memberId: number, { category, subCategory, ...change }: PageChange, files: IncomingFile[]): Promise<void> {
      await getManaged(pageId, memberId);
      const categories = {
        ...(category && { categoryId: resolveCategory(PAGE_CATEGORIES, category) }),
        ...(subCategory && { subCategoryId: resolveCategory(PAGE_SUB_CATEGORIES, subCategory) }),
      };
      if (change.name && (await pages.isNameTaken(change.name, pageId))) throw new PageNameTakenError();
      const columns = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      // Decoding pictures is expensive, so it comes after the other checks.
      await pages.update(pageId, { ...columns, ...categories, ...(await storePictures(files)) });
    },

    /**
     * Deletes a page with its posts. Only its owner may do this, with their password.
     * @throws {PageNotFoundError | NotYourPageError | WrongOwnPasswordError | TooManySignInsError}
     */
    async remove(pageId: number, memberId: number, password: string, address: string): Promise<void> {
      const { page } = await get(pageId, memberId);
      if (page.ownerId !== memberId) throw new NotYourPageError();
      const { username } = await members.get(memberId, memberId);
      await account.assertOwnPassword(username, password, address);
      await pages.remove(pageId);
    },

    /** Likes a page or removes the like. Repeating it changes nothing. @throws {PageNotFoundError} */
    setLiked,

    /** Toggles the like of a page. Returns true if it is liked now. @throws {PageNotFoundError} */
    async toggleLiked(pageId: number, memberId: number): Promise<boolean> {
      const { isLiked } = await get(pageId, memberId);
      await setLiked(pageId, memberId, !isLiked);
      return !isLiked;
    },

    /**
     * Makes a member an admin, or removes the role. Only the owner may do this. Returns true if the member is an admin now.
     * @throws {PageNotFoundError | NotYourPageError | MemberNotFoundError}
     */
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

function resolveCategory(categories: ReadonlyMap<number, string>, idOrLabel: string): number {
  const id = findCategoryId(categories, idOrLabel);
  if (id === null) throw new UnknownCategoryError();
  return id;
}
