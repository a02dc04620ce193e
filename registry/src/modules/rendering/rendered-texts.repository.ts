import { inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../storage/database';
import { renderedTexts } from '../../storage/tables/revisions';
import { listShared, type RenderedText, type SharedText } from './rendered-text';

const MAX_KNOWN = 10_000;

export type SharedTextStore = ReturnType<typeof createSharedTextStore>;

/** Stores shared texts once, and remembers which ones are stored. */
export function createSharedTextStore() {
  const stored = new LRUCache<string, true>({ max: MAX_KNOWN });

  return {
    /**
     * Stores the shared texts of a rendering.
     * @returns their digests. Not all of them are there when a backup was restored or the transaction was rolled back.
     */
    async save(database: Queryable, rendering: RenderedText): Promise<string[]> {
      const shared = new Map(rendering.filter(isShared).map((text) => [text.digest, text] as const));
      const unknown = [...shared.values()].filter(({ digest }) => !stored.has(digest));
      if (unknown.length > 0) {
        // In the order of their keys, so that two changes with common texts cannot deadlock.
        const rows = unknown.sort((a, b) => (a.digest < b.digest ? -1 : 1));
        await database
          .insert(renderedTexts)
          .values(rows.map(({ digest, text }) => ({ digest, text })))
          .onConflictDoNothing();
        for (const { digest } of rows) stored.set(digest, true);
      }
      return [...shared.keys()];
    },

    forget: () => stored.clear(),
  };
}

function isShared(part: string | SharedText): part is SharedText {
  return typeof part !== 'string';
}

/** Reads the shared texts that stored renderings need, by digest. */
export async function readSharedTexts(database: Queryable, stored: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const digests = [...new Set(stored.flatMap(listShared))];
  const rows = digests.length > 0 ? await database.select().from(renderedTexts).where(inArray(renderedTexts.digest, digests)) : [];
  return new Map(rows.map(({ digest, text }) => [digest, text]));
}
