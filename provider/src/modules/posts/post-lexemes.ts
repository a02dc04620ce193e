import { toSearchLexemes } from '@social/text-grammar/search-lexemes';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { posts, postLexemes } from '../../db/schema/posts';
import { extractHashtags } from '../../lib/rich-text';
import { replaceHashtags } from './post-hashtags';

/** Raise it when the grammar finds other words or hashtags: the next start of a provider then indexes all posts again. */
const GRAMMAR = 1;

const BATCH = 200;

/** Stores the words under which a post is found, in the caller's transaction. Replaces earlier ones. */
export async function storeLexemes(tx: Database, found: readonly { id: number; text: string }[]): Promise<void> {
  await tx
    .insert(postLexemes)
    .values(found.map(({ id, text }) => ({ postId: id, lexemes: toSearchLexemes(text), grammar: GRAMMAR })))
    .onConflictDoUpdate({ target: postLexemes.postId, set: { lexemes: sql`excluded.words`, grammar: GRAMMAR } });
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
    .leftJoin(postLexemes, eq(postLexemes.postId, posts.id))
    .where(and(lt(posts.id, before), or(isNull(postLexemes.postId), lt(postLexemes.grammar, GRAMMAR))))
    .orderBy(desc(posts.id))
    .limit(BATCH)
    .for('no key update', { of: posts, skipLocked: true });
  if (rows.length > 0) await storeLexemes(tx, rows);
  for (const { id, text, createdAt } of rows)
    if (/[#\uFE5F\uFF03]/.test(text)) await replaceHashtags(tx, id, extractHashtags(text), createdAt);
  return rows;
}
