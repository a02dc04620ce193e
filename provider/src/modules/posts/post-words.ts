import { toSearchWords } from '@social/text-grammar/search-words';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { posts, postWords } from '../../db/schema/posts';
import { extractHashtags } from '../../lib/rich-text';
import { replaceHashtags } from './post-hashtags';

/** Raise it when the grammar finds other words or hashtags: the next start of a provider then indexes all posts again. */
const GRAMMAR = 1;

const BATCH = 200;

/** Stores the words under which a post is found, in the caller's transaction. Replaces earlier ones. */
export async function storeWords(tx: Database, found: readonly { id: number; text: string }[]): Promise<void> {
  await tx
    .insert(postWords)
    .values(found.map(({ id, text }) => ({ postId: id, words: toSearchWords(text), grammar: GRAMMAR })))
    .onConflictDoUpdate({ target: postWords.postId, set: { words: sql`excluded.words`, grammar: GRAMMAR } });
}

/**
 * Indexes the posts that were stored without words, or with those of an earlier grammar, newest first. Several providers may do this at the same
 * time: posts that are being changed or indexed are skipped. Repeating it changes nothing.
 * @param isStopped asked between batches of 200 posts.
 * @returns the number of indexed posts.
 */
export async function indexPosts(db: Database, isStopped: () => boolean = () => false): Promise<number> {
  let count = 0;
  let before = Number.MAX_SAFE_INTEGER;
  while (!isStopped()) {
    const batch = await db.transaction((tx) => indexBatch(tx, before));
    const last = batch.at(-1);
    if (!last) break;
    before = last.id;
    count += batch.length;
  }
  return count;
}

async function indexBatch(tx: Database, before: number) {
  const rows = await tx
    .select({ id: posts.id, text: posts.text, createdAt: posts.createdAt })
    .from(posts)
    .leftJoin(postWords, eq(postWords.postId, posts.id))
    .where(and(lt(posts.id, before), or(isNull(postWords.postId), lt(postWords.grammar, GRAMMAR))))
    .orderBy(desc(posts.id))
    .limit(BATCH)
    .for('no key update', { of: posts, skipLocked: true });
  if (rows.length > 0) await storeWords(tx, rows);
  for (const { id, text, createdAt } of rows)
    if (/[#\uFE5F\uFF03]/.test(text)) await replaceHashtags(tx, id, extractHashtags(text), createdAt);
  return rows;
}
