import { and, desc, eq, exists, inArray, lt, ne, not, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client';
import { pageAdmins, pageLikes, pageReports, pageReviews, pages } from '../../db/schema/pages';
import { posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { containsText } from '../../lib/text-search';

export type PageRow = typeof pages.$inferSelect;
export type FullPage = {
  page: PageRow;
  likes: number;
  posts: number;
  isLiked: boolean;
  isAdmin: boolean;
  isRated: boolean;
  isReported: boolean;
  rating: number;
};
export type PageRepository = ReturnType<typeof createPageRepository>;

export function createPageRepository(db: Database) {
  /** Condition: the table has a row of the member for the page. */
  function has(memberId: number, table: typeof pageLikes | typeof pageAdmins | typeof pageReviews | typeof pageReports) {
    return exists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.pageId, pages.id), eq(table.memberId, memberId))),
    );
  }
  const like = (memberId: number) => has(memberId, pageLikes);
  const admin = (memberId: number) => has(memberId, pageAdmins);

  async function select(where: SQL | undefined, viewerId: number, limit: number): Promise<FullPage[]> {
    const rows = await db
      .select({
        page: pages,
        likes: db.$count(pageLikes, eq(pageLikes.pageId, pages.id)),
        posts: db.$count(posts, eq(posts.pageId, pages.id)),
        isLiked: sql<boolean>`${like(viewerId)}`,
        isAdmin: sql<boolean>`${admin(viewerId)}`,
        isRated: sql<boolean>`${has(viewerId, pageReviews)}`,
        isReported: sql<boolean>`${has(viewerId, pageReports)}`,
        rating: sql<number>`coalesce((${db
          .select({ stars: sql`round(avg(${pageReviews.stars}), 1)` })
          .from(pageReviews)
          .where(eq(pageReviews.pageId, pages.id))}), 0)`.mapWith(Number),
      })
      .from(pages)
      .where(where)
      .orderBy(desc(pages.id))
      .limit(limit);
    return rows;
  }
  /** Uses a union instead of an `or`, so that each half uses an index. */
  function selectManagedIds(memberId: number) {
    const owned = db.select({ id: pages.id }).from(pages).where(eq(pages.ownerId, memberId));
    return union(owned, db.select({ id: pageAdmins.pageId }).from(pageAdmins).where(eq(pageAdmins.memberId, memberId)));
  }
  const after = (id: number | undefined) => (id ? lt(pages.id, id) : undefined);

  return {
    listManaged: (memberId: number, { afterId, limit }: Cursor) =>
      select(and(inArray(pages.id, selectManagedIds(memberId)), after(afterId)), memberId, limit),
    listLiked: (memberId: number, viewerId: number, { afterId, limit }: Cursor) =>
      select(and(like(memberId), after(afterId)), viewerId, limit),
    listSuggested: (memberId: number, { afterId, limit }: Cursor) =>
      select(and(ne(pages.ownerId, memberId), not(like(memberId)), after(afterId)), memberId, limit),
    search: (text: string, memberId: number, { afterId, limit }: Cursor) =>
      select(and(text ? containsText([pages.name, pages.title], text) : undefined, after(afterId)), memberId, limit),

    async find(id: number, viewerId: number): Promise<FullPage | null> {
      return (await select(eq(pages.id, id), viewerId, 1))[0] ?? null;
    },

    async findByName(name: string, viewerId: number): Promise<FullPage | null> {
      return (await select(eq(sql`lower(${pages.name})`, name.toLowerCase()), viewerId, 1))[0] ?? null;
    },

    /** Stores a page. Returns null if the name is taken. */
    async add(page: typeof pages.$inferInsert): Promise<number | null> {
      const [row] = await db.insert(pages).values(page).onConflictDoNothing().returning({ id: pages.id });
      return row?.id ?? null;
    },

    async isNameTaken(name: string, exceptId: number): Promise<boolean> {
      return (await db.$count(pages, and(eq(sql`lower(${pages.name})`, name.toLowerCase()), ne(pages.id, exceptId)))) > 0;
    },

    async update(id: number, change: Partial<typeof pages.$inferInsert>): Promise<void> {
      if (Object.keys(change).length > 0) await db.update(pages).set(change).where(eq(pages.id, id));
    },

    async remove(id: number): Promise<void> {
      await db.delete(pages).where(eq(pages.id, id));
    },

    /** Stores or deletes a like. Returns true if this changed anything. */
    async setLiked(pageId: number, memberId: number, isLiked: boolean, createdAt: Date): Promise<boolean> {
      const change = isLiked
        ? db.insert(pageLikes).values({ pageId, memberId, createdAt }).onConflictDoNothing()
        : db.delete(pageLikes).where(and(eq(pageLikes.pageId, pageId), eq(pageLikes.memberId, memberId)));
      const { rowCount } = await change;
      return (rowCount ?? 0) > 0;
    },

    /** Makes a member an admin, or removes the role. Returns true if they are an admin now. */
    async toggleAdmin(pageId: number, memberId: number): Promise<boolean> {
      const deleted = await db
        .delete(pageAdmins)
        .where(and(eq(pageAdmins.pageId, pageId), eq(pageAdmins.memberId, memberId)))
        .returning({ id: pageAdmins.pageId });
      if (deleted.length > 0) return false;
      await db.insert(pageAdmins).values({ pageId, memberId }).onConflictDoNothing();
      return true;
    },
  };
}
