import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { hashtags, postHashtags } from '../../db/schema/posts';

/** Replaces the hashtags of a post, in the caller's transaction. */
export async function replaceHashtags(tx: Database, postId: number, tags: readonly string[], usedAt: Date): Promise<void> {
  await tx.delete(postHashtags).where(eq(postHashtags.postId, postId));
  await addHashtags(tx, postId, tags, usedAt);
}

/** Adds the hashtags of a new post, in the caller's transaction. */
export async function addHashtags(tx: Database, postId: number, tags: readonly string[], usedAt: Date): Promise<void> {
  if (tags.length === 0) return;
  // Sorted, so that two posts with the same new tags lock them in the same order and cannot deadlock.
  const rows = tags.toSorted().map((tag) => ({ tag }));
  await tx.insert(hashtags).values(rows).onConflictDoNothing();
  const stored = await tx
    .select({ id: hashtags.id })
    .from(hashtags)
    .where(inArray(hashtags.tag, [...tags]));
  await tx
    .insert(postHashtags)
    .values(stored.map(({ id }) => ({ hashtagId: id, postId, usedAt })))
    .onConflictDoNothing();
}
