import { and, count, desc, eq, gt, inArray, max, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { containsText } from '../../lib/text-search';
import { hashtags, postHashtags, posts } from '../../db/schema/posts';

export type TrendingTag = { id: number; tag: string; uses: number; lastUsedAt: Date };
export type TrendingRepository = ReturnType<typeof createTrendingRepository>;

export function createTrendingRepository(db: Database) {
  async function select(where: SQL | undefined, limit: number): Promise<TrendingTag[]> {
    const uses = count();
    const rows = await db
      .select({ id: hashtags.id, tag: hashtags.tag, uses, lastUsedAt: max(postHashtags.usedAt) })
      .from(postHashtags)
      .innerJoin(hashtags, eq(hashtags.id, postHashtags.hashtagId))
      .innerJoin(posts, and(eq(posts.id, postHashtags.postId), inArray(posts.privacy, [0, 4])))
      .where(where)
      .groupBy(hashtags.id)
      .orderBy(desc(uses), desc(max(postHashtags.usedAt)))
      .limit(limit);
    return rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt ?? new Date(0) }));
  }

  return {
    /** Lists the hashtags with the most public posts since a moment. */
    list: (since: Date, limit: number): Promise<TrendingTag[]> => select(gt(postHashtags.usedAt, since), limit),

    /** Lists the hashtags that contain a text, those with the most public posts first. */
    search: (text: string, limit: number): Promise<TrendingTag[]> => select(containsText([hashtags.tag], text), limit),
  };
}
