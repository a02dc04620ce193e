import type { Composition } from '@social/contracts';
import { LRUCache } from 'lru-cache';
import type { BlobBucket } from '../../storage/blob-bucket';
import type { Queryable } from '../../storage/database';
import { findDamagedFiles, type DamagedFile } from './find-damaged-files';
import { findReleases, type ReleaseRow } from './releases.repository';
import { formatRelease } from './releases.schema';

const MAX_RELEASES = 200;
/** How long the bytes of a release count as sound after they were hashed. */
const SOUND_FOR_MS = 60_000;

export type ReleaseCache = ReturnType<typeof createReleaseCache>;

/** Reads each of the last `max` releases once: its row never changes, and every pin needs those of the whole composition. */
export function createReleaseCache({ bucket, max = MAX_RELEASES }: { bucket: BlobBucket | null; max?: number }) {
  const rows = new LRUCache<string, ReleaseRow>({ max });
  const sound = new LRUCache<string, true>({ max, ttl: SOUND_FOR_MS });

  const findUnknown = (known: { has(key: string): boolean }, composition: Composition) =>
    Object.entries(composition).filter(([remote, version]) => !known.has(formatRelease({ remote, version })));

  return {
    /** Finds the releases that a composition names; those that were never published are missing. */
    async find(database: Queryable, composition: Composition): Promise<ReleaseRow[]> {
      const unknown = findUnknown(rows, composition);
      // Taken before others are stored, which may push them out.
      const known = Object.entries(composition).flatMap(([remote, version]) => rows.get(formatRelease({ remote, version })) ?? []);
      const read = unknown.length > 0 ? await findReleases(database, Object.fromEntries(unknown)) : [];
      for (const row of read) rows.set(formatRelease(row), row);
      const found = new Map([...known, ...read].map((row) => [row.remote, row]));
      return Object.keys(composition).flatMap((remote) => found.get(remote) ?? []);
    },

    /** Finds the files of these releases whose stored bytes are others than the manifest says. Sound ones are not hashed again for a minute. */
    async findDamagedFiles(database: Queryable, composition: Composition): Promise<DamagedFile[]> {
      const unknown = findUnknown(sound, composition);
      const damaged = unknown.length > 0 ? await findDamagedFiles(database, bucket, Object.fromEntries(unknown)) : [];
      for (const [remote, version] of unknown) {
        if (!damaged.some((file) => file.remote === remote)) sound.set(formatRelease({ remote, version }), true);
      }
      return damaged;
    },
  };
}
