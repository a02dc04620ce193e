import { canPack, packPosts, unpackPosts } from './pack-posts';
import type { PostEntry } from '../../lib/post-entry';

/** Packs the posts of these entries, unless `signal` is aborted before it is done. */
export async function putAway(entries: readonly PostEntry[], signal: AbortSignal): Promise<void> {
  const loose = entries.filter(({ post }) => post !== null);
  if (loose.length === 0 || !canPack()) return;
  const bytes = await packPosts(loose.flatMap(({ post }) => post ?? []));
  if (signal.aborted) return;
  const pack = { bytes, entries: loose };
  for (const entry of loose) Object.assign(entry, { post: null, pack });
}

/** Brings the posts of these entries back; with them come those that were packed together. */
export async function takeOut(entries: readonly PostEntry[]): Promise<void> {
  const packs = new Set(entries.flatMap(({ pack }) => pack ?? []));
  await Promise.all(
    [...packs].map(async (pack) => {
      const posts = await unpackPosts(pack.bytes);
      for (const [index, entry] of pack.entries.entries()) {
        if (entry.pack === pack) Object.assign(entry, { post: posts[index] ?? null, pack: null });
      }
    }),
  );
}
