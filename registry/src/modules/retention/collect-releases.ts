import { eq, sql } from 'drizzle-orm';
import { blobStore } from '../../storage/blob-store';
import type { Database, Queryable } from '../../storage/database';
import { environments, pinRequests } from '../../storage/tables/environments';
import { blobs, collectedReleases, releaseFiles, releases, restoredReleases } from '../../storage/tables/releases';
import { revisions } from '../../storage/tables/revisions';
import { formatRelease, type ReleaseName } from '../../domain/release-name';
import type { FileStores } from '../releases/store-release';
import { SHELL } from '../../domain/shell';
import { OPEN_PAGE_DAYS, daysBefore, readRetained } from './retained-releases';
import type { CollectedView } from './retention.schema';

/** How many of the shells that an environment ran offer the packages of their kit. */
export const KIT_SHELLS = 20;
/** A batch is short, because it blocks publishing. */
const BLOBS_PER_BATCH = 200;

/**
 * Removes the files of releases that no page may ask for. Manifests and history stay. Repeating it continues what was interrupted.
 * @param by who removes them, as the registry records it.
 */
export async function collectReleases({ database, bucket }: FileStores, by: string, now: Date): Promise<CollectedView> {
  const collected = await database.transaction(async (transaction) => {
    // Waits for every pin that has read releases already, and lets no other begin: each locks its environment.
    await transaction.execute(sql`select from ${environments} order by name for update`);
    const found = await findCollectable(transaction, now);
    const rows = found.map((release) => ({ ...release, collectedBy: by, collectedAt: now }));
    if (rows.length > 0) await transaction.insert(collectedReleases).values(rows);
    return found;
  });
  // The lock waits for a publish that restores a release, whose files then stay.
  await database.execute(sql`
    delete from ${releaseFiles} using (select remote, version from ${collectedReleases} for share) gone
    where ${releaseFiles.remote} = gone.remote and ${releaseFiles.version} = gone.version`);
  const freedBytes = await removeUnusedBlobs(database);
  await bucket?.removeUnclaimed();
  return { releases: collected, freedBytes };
}

/** Says what `collectReleases` would remove now. */
export async function planCollection(database: Database, now: Date): Promise<CollectedView> {
  const collectable = await findCollectable(database, now);
  const names = sql.param(collectable.map(formatRelease));
  const { rows } = await database.execute<{ bytes: string }>(sql`
    select coalesce(sum(size_bytes), 0) as bytes from ${blobs} where not exists (
      select from ${releaseFiles} used
      where used.integrity = ${blobs.integrity} and not (used.remote || '@' || used.version = any(${names})))`);
  return { releases: collectable, freedBytes: Number(rows[0]?.bytes ?? 0) };
}

/**
 * Lists releases that were published or restored more than 30 days ago, that no page may ask for and no waiting pin names, and whose kits
 * are not offered.
 */
async function findCollectable(database: Queryable, now: Date): Promise<ReleaseName[]> {
  const retained = await readRetained(database, now);
  const shells = await listKitShells(database);
  const requested = await listRequested(database);
  const { rows } = await database.execute<ReleaseName>(sql`
    select remote, version from ${releases} published
    where published_at < ${daysBefore(now, OPEN_PAGE_DAYS)} and not exists (
      select from ${collectedReleases} gone where gone.remote = published.remote and gone.version = published.version)
    and not exists (
      select from ${restoredReleases} restored where restored.remote = published.remote and restored.version = published.version
        and restored_at >= ${daysBefore(now, OPEN_PAGE_DAYS)})
    order by remote, published_at`);
  return rows.filter(
    (release) =>
      !retained[release.remote]?.includes(release.version) &&
      !requested.has(formatRelease(release)) &&
      !(release.remote === SHELL && shells.has(release.version)),
  );
}

/** Lists the releases of pins that wait for their time or for an approval. */
async function listRequested(database: Queryable): Promise<Set<string>> {
  const rows = await database.select({ composition: pinRequests.composition }).from(pinRequests).where(eq(pinRequests.state, 'waiting'));
  return new Set(
    rows.flatMap(({ composition }) => Object.entries(composition).map(([remote, version]) => formatRelease({ remote, version }))),
  );
}

async function listKitShells(database: Queryable): Promise<Set<string>> {
  const { rows } = await database.execute<{ version: string }>(sql`
    select distinct version from (
      select composition ->> ${SHELL} as version, row_number() over (partition by environment order by max(number) desc) as age
      from ${revisions} group by environment, 1) shells
    where age <= ${KIT_SHELLS}`);
  return new Set(rows.map(({ version }) => version));
}

async function removeUnusedBlobs(database: Database): Promise<number> {
  let freedBytes = 0;
  for (;;) {
    const sizes = await database.transaction((transaction) => blobStore.removeUnused(transaction, BLOBS_PER_BATCH));
    freedBytes += sizes.reduce((sum, size) => sum + size, 0);
    if (sizes.length < BLOBS_PER_BATCH) return freedBytes;
  }
}
