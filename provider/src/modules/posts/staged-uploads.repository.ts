import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { removedMedia } from '../../db/schema/media';
import { stagedUploads } from '../../db/schema/staged-uploads';

export type StagedUpload = typeof stagedUploads.$inferSelect;
export type StagedUploadRepository = ReturnType<typeof createStagedUploadRepository>;

export function createStagedUploadRepository(db: Database) {
  return {
    /** Stores an upload. If the id exists, the first upload stays and the files of the second are removed. */
    async add(upload: StagedUpload): Promise<void> {
      await db.transaction(async (tx) => {
        const added = await tx.insert(stagedUploads).values(upload).onConflictDoNothing().returning({ id: stagedUploads.id });
        if (added.length > 0) return;
        const paths = listPaths(upload).map((path) => ({ path }));
        await tx.insert(removedMedia).values(paths).onConflictDoNothing();
      });
    },

    /** Lists a member's staged uploads that have not expired, newest first. */
    list(memberId: number, now: Date): Promise<StagedUpload[]> {
      return db
        .select()
        .from(stagedUploads)
        .where(and(eq(stagedUploads.memberId, memberId), gt(stagedUploads.expiresAt, now)))
        .orderBy(desc(stagedUploads.createdAt), desc(stagedUploads.id));
    },

    async remove(memberId: number, ids: string[]): Promise<void> {
      await db.delete(stagedUploads).where(and(eq(stagedUploads.memberId, memberId), inArray(stagedUploads.id, ids)));
    },

    /** Removes a member's expired uploads, so that their ids can be reused. */
    async removeExpired(memberId: number, now: Date): Promise<void> {
      await db.delete(stagedUploads).where(and(eq(stagedUploads.memberId, memberId), lte(stagedUploads.expiresAt, now)));
    },
  };
}

/**
 * Attaches uploads to the post that the transaction `tx` stores. They are no longer staged, and their files stay.
 * @returns true if all uploads were still staged. Otherwise the transaction must be rolled back.
 */
export async function takeStagedUploads(tx: Database, memberId: number, uploads: readonly StagedUpload[]): Promise<boolean> {
  if (uploads.length === 0) return true;
  const ids = uploads.map(({ id }) => id);
  const taken = await tx
    .delete(stagedUploads)
    .where(and(eq(stagedUploads.memberId, memberId), inArray(stagedUploads.id, ids)))
    .returning();
  const paths = taken.flatMap(listPaths);
  // The trigger has just recorded the paths as removed.
  await tx.delete(removedMedia).where(inArray(removedMedia.path, paths));
  return uploads.every(({ path }) => paths.includes(path));
}

function listPaths({ path, smallPath }: StagedUpload): string[] {
  return smallPath === null ? [path] : [path, smallPath];
}
