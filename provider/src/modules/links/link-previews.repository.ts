import { and, eq, gt, inArray, lt, notExists } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { messages } from '../../db/schema/chats';
import { linkPreviews } from '../../db/schema/links';
import { posts } from '../../db/schema/posts';

export type LinkPreview = typeof linkPreviews.$inferSelect;
export type LinkPreviewRepository = ReturnType<typeof createLinkPreviewRepository>;

export function createLinkPreviewRepository(db: Database) {
  return {
    /** Finds the fetched preview of a link, including a failure, unless it has expired. */
    async findFresh(url: string, now: Date): Promise<LinkPreview | null> {
      const [row] = await db
        .select()
        .from(linkPreviews)
        .where(and(eq(linkPreviews.url, url), gt(linkPreviews.expiresAt, now)));
      return row ?? null;
    },

    /** Finds the previews of links by their URLs. Includes expired ones, because posts show them. Omits those without a title. */
    async findByUrls(urls: readonly string[]): Promise<Map<string, LinkPreview>> {
      if (urls.length === 0) return new Map();
      const rows = await db
        .select()
        .from(linkPreviews)
        .where(and(inArray(linkPreviews.url, [...new Set(urls)]), gt(linkPreviews.title, '')));
      return new Map(rows.map((row) => [row.url, row]));
    },

    async findPostsWithPreview(postIds: readonly number[]): Promise<ReadonlySet<number>> {
      if (postIds.length === 0) return new Set();
      const rows = await db
        .select({ id: posts.id })
        .from(posts)
        .innerJoin(linkPreviews, eq(linkPreviews.url, posts.linkUrl))
        .where(and(inArray(posts.id, [...postIds]), gt(linkPreviews.title, '')));
      return new Set(rows.map(({ id }) => id));
    },

    async store(preview: LinkPreview): Promise<LinkPreview> {
      const { url: _, ...fetched } = preview;
      await db.insert(linkPreviews).values(preview).onConflictDoUpdate({ target: linkPreviews.url, set: fetched });
      return preview;
    },

    /** Stores until `expiresAt` that a link could not be fetched. Keeps an earlier preview. */
    async storeFailure(url: string, expiresAt: Date): Promise<LinkPreview | null> {
      const failure = { url, title: '', description: '', expiresAt };
      const set = { expiresAt };
      const [row] = await db.insert(linkPreviews).values(failure).onConflictDoUpdate({ target: linkPreviews.url, set }).returning();
      return row ?? null;
    },

    /** Deletes expired previews that no post or message refers to. */
    async deleteUnused(now: Date): Promise<void> {
      const inPosts = db.select({ url: posts.linkUrl }).from(posts).where(eq(posts.linkUrl, linkPreviews.url));
      const inMessages = db.select({ url: messages.linkUrl }).from(messages).where(eq(messages.linkUrl, linkPreviews.url));
      await db.delete(linkPreviews).where(and(lt(linkPreviews.expiresAt, now), notExists(inPosts), notExists(inMessages)));
    },
  };
}
