import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { hashtags, pollOptions, postHashtags, postMedia, posts } from '../../db/schema/posts';

export type NewPost = typeof posts.$inferInsert;
export type NewMedia = Pick<typeof postMedia.$inferInsert, 'kind' | 'path' | 'smallPath' | 'fileName'>;
export type PostDraft = { post: NewPost & { createdAt: Date }; media: NewMedia[]; hashtags: string[]; pollOptions: string[] };
export type PostWritingRepository = ReturnType<typeof createPostWritingRepository>;

export function createPostWritingRepository(db: Database) {
  async function tag(tx: Database, postId: number, tags: string[], usedAt: Date): Promise<void> {
    if (tags.length === 0) return;
    // In one order everywhere: two posts with the same new tags must not wait for each other.
    const sorted = tags.toSorted();
    await tx
      .insert(hashtags)
      .values(sorted.map((word) => ({ tag: word })))
      .onConflictDoNothing();
    const rows = await tx.select({ id: hashtags.id }).from(hashtags).where(inArray(hashtags.tag, sorted));
    await tx
      .insert(postHashtags)
      .values(rows.map(({ id }) => ({ hashtagId: id, postId, usedAt })))
      .onConflictDoNothing();
  }

  return {
    /** Stores a post with all that belongs to it, or nothing. */
    add({ post, media, hashtags: tags, pollOptions: options }: PostDraft): Promise<number> {
      return db.transaction(async (tx) => {
        const [added] = await tx.insert(posts).values(post).returning({ id: posts.id });
        if (!added) throw new Error('The post was not stored.');
        if (media.length > 0) await tx.insert(postMedia).values(media.map((item) => ({ ...item, postId: added.id })));
        if (options.length > 0) await tx.insert(pollOptions).values(options.map((text) => ({ text, postId: added.id })));
        await tag(tx, added.id, tags, post.createdAt);
        return added.id;
      });
    },

    /** Replaces a post's text, and the hashtags that follow from it. */
    async edit(
      postId: number,
      change: { text: string; privacy?: number | undefined; editedAt: Date },
      tags: string[],
      usedAt: Date,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(posts).set(change).where(eq(posts.id, postId));
        await tx.delete(postHashtags).where(eq(postHashtags.postId, postId));
        await tag(tx, postId, tags, usedAt);
      });
    },
  };
}
