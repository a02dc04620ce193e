import { and, count, desc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { hashtags, postHashtags, posts } from '../../db/schema/posts';

export type TrendingTag = { id: number; tag: string; uses: number; lastUsedAt: Date };
export type TrendingRepository = ReturnType<typeof createTrendingRepository>;

export function createTrendingRepository(db: Database) {
  return {
    /** Lists the hashtags of the most public posts since a moment. */
    async list(since: Date, limit: number): Promise<TrendingTag[]> {
      const uses = count();
      const rows = await db
        .select({ id: hashtags.id, tag: hashtags.tag, uses, lastUsedAt: max(postHashtags.usedAt) })
        .from(postHashtags)
        .innerJoin(hashtags, eq(hashtags.id, postHashtags.hashtagId))
        .innerJoin(posts, and(eq(posts.id, postHashtags.postId), inArray(posts.privacy, [0, 4])))
        .where(gt(postHashtags.usedAt, since))
        .groupBy(hashtags.id)
        .orderBy(desc(uses), desc(max(postHashtags.usedAt)))
        .limit(limit);
      return rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt ?? since }));
    },
  };
}
