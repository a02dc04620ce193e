import { inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { removedMedia } from '../../db/schema/media';
import { stagedUploads } from '../../db/schema/staged-uploads';
import { stories } from '../../db/schema/stories';
import { createLinkPreviewRepository } from '../links/link-previews.repository';

export type MediaRemovalRepository = ReturnType<typeof createMediaRemovalRepository>;

export function createMediaRemovalRepository(db: Database) {
  return {
    /** Passes recorded paths to `remove`, and deletes the records once all their files are removed. Returns their number. */
    take(maxPaths: number, remove: (path: string) => Promise<void>): Promise<number> {
      return db.transaction(async (tx) => {
        const rows = await tx.select().from(removedMedia).limit(maxPaths).for('update', { skipLocked: true });
        const paths = rows.map(({ path }) => path);
        for (const path of paths) await remove(path);
        if (paths.length > 0) await tx.delete(removedMedia).where(inArray(removedMedia.path, paths));
        return paths.length;
      });
    },

    async deleteExpiredUploads(now: Date): Promise<void> {
      await db.delete(stagedUploads).where(lt(stagedUploads.expiresAt, now));
    },

    deleteUnusedLinkPreviews: (now: Date): Promise<void> => createLinkPreviewRepository(db).deleteUnused(now),

    async deleteExpiredStories(now: Date): Promise<void> {
      await db.delete(stories).where(lt(stories.expiresAt, now));
    },
  };
}
