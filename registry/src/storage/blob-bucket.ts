import type { Integrity } from '@social/contracts';
import { inParallel } from '@social/server-storage/in-parallel';
import { readObject, type ObjectStore } from '@social/server-storage/object-store';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from './database';
import { blobs, compressedBlobs, unclaimedObjects } from './tables/releases';

export type BlobBucket = ReturnType<typeof createBlobBucket>;
export type BlobEncoding = (typeof unclaimedObjects.$inferSelect)['encoding'];

const UPLOADS_AT_ONCE = 8;
const OBJECTS_PER_BATCH = 100;
/** How long after it was announced an object may still be uploaded and claimed: far longer than a publish may take. */
const CLAIM_WITHIN = sql.raw(`interval '1 hour'`);

/**
 * Stores contents in a bucket. No transaction spans the bucket and the database. So each object is announced in `unclaimed_objects` before
 * it is uploaded, and claimed in the transaction that first refers to it. Unclaimed objects are removed.
 */
export function createBlobBucket(database: Database, objects: ObjectStore) {
  /** Removes a batch of unclaimed objects. @returns the number of announcements that it handled. */
  function removeBatch(): Promise<number> {
    return database.transaction(async (transaction) => {
      // A claim waits for the lock, and then finds the announcement gone.
      const { rows } = await transaction.execute<{ integrity: Integrity; encoding: BlobEncoding; isClaimed: boolean }>(sql`
        select integrity, encoding, case encoding
            when 'br' then exists (select from ${compressedBlobs} c where c.integrity = object.integrity and c.bucket_bytes is not null)
            else exists (select from ${blobs} b where b.integrity = object.integrity and b.raw is null) end as "isClaimed"
        from ${unclaimedObjects} object where recorded_at < now() - ${CLAIM_WITHIN}
        order by recorded_at limit ${OBJECTS_PER_BATCH} for update of object skip locked`);
      await objects.remove(rows.filter(({ isClaimed }) => !isClaimed).map(({ integrity, encoding }) => toKey(integrity, encoding)));
      await transaction.execute(sql`
        delete from ${unclaimedObjects} using unnest(
          ${sql.param(rows.map(({ integrity }) => integrity))}::text[], ${sql.param(rows.map(({ encoding }) => encoding))}::text[]
        ) as gone(integrity, encoding)
        where ${unclaimedObjects.integrity} = gone.integrity and ${unclaimedObjects.encoding} = gone.encoding`);
      return rows.length;
    });
  }

  return {
    /** Uploads contents, which a transaction claims soon. Repeating it is safe. */
    async upload(contents: readonly { integrity: Integrity; bytes: Buffer }[], encoding: BlobEncoding): Promise<void> {
      if (contents.length === 0) return;
      const rows = contents.map(({ integrity }) => ({ integrity, encoding })).sort(byIntegrity);
      await database
        .insert(unclaimedObjects)
        .values(rows)
        .onConflictDoUpdate({ target: [unclaimedObjects.integrity, unclaimedObjects.encoding], set: { recordedAt: sql`now()` } });
      await inParallel(contents, UPLOADS_AT_ONCE, ({ integrity, bytes }) =>
        objects.put(toKey(integrity, encoding), bytes, { contentType: 'application/octet-stream', ifNoneMatch: '*' }),
      );
    },

    /** Reads a content; null where its object is missing. */
    read: (integrity: Integrity, encoding: BlobEncoding): Promise<Buffer | null> => readObject(objects, toKey(integrity, encoding)),

    /** Removes the objects of removed contents, and those that an aborted publish left an hour ago. */
    async removeUnclaimed(): Promise<void> {
      while ((await removeBatch()) === OBJECTS_PER_BATCH);
    },
  };
}

/** Claims uploaded objects for rows of this transaction. @returns those that are there until it is committed. */
export async function claimObjects(
  transaction: Queryable,
  integrities: readonly Integrity[],
  encoding: BlobEncoding,
): Promise<Set<Integrity>> {
  if (integrities.length === 0) return new Set();
  // Locked in one order, so that two publishes with common files cannot deadlock.
  const { rows } = await transaction.execute<{ integrity: Integrity }>(sql`
    with found as (
      select integrity from ${unclaimedObjects} where encoding = ${encoding} and integrity = any(${sql.param(integrities)})
      order by integrity for update)
    delete from ${unclaimedObjects} using found
    where ${unclaimedObjects.integrity} = found.integrity and ${unclaimedObjects.encoding} = ${encoding}
    returning found.integrity`);
  return new Set(rows.map(({ integrity }) => integrity));
}

/** Names the object of a content for its hash, in hexadecimal digits: base64 has slashes. */
function toKey(integrity: Integrity, encoding: BlobEncoding): string {
  const [algorithm = '', hash = ''] = integrity.split(/-(.*)/s);
  return `blobs/${algorithm}-${Buffer.from(hash, 'base64').toString('hex')}${encoding === 'br' ? '.br' : ''}`;
}

function byIntegrity(a: { integrity: Integrity }, b: { integrity: Integrity }): number {
  return a.integrity < b.integrity ? -1 : 1;
}
