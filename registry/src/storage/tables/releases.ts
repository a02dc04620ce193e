import type { Integrity, ReleaseManifest } from '@social/contracts';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes, instant } from './columns';

/** Content by its own hash: the same chunk of two releases is stored once. */
export const blobs = pgTable('blobs', {
  integrity: text('integrity').$type<Integrity>().primaryKey(),
  sizeBytes: integer('size_bytes').notNull(),
  /** Null where the bytes are in the bucket. */
  raw: bytes('raw'),
});

/** Content as browsers get it; a content without a row is still to be compressed. */
export const compressedBlobs = pgTable('compressed_blobs', {
  integrity: text('integrity')
    .$type<Integrity>()
    .primaryKey()
    .references(() => blobs.integrity, { onDelete: 'cascade' }),
  /** Null where brotli would gain nothing, and where the bytes are in the bucket. */
  brotli: bytes('brotli'),
  /** The size of compressed bytes that are in the bucket. */
  bucketBytes: integer('bucket_bytes'),
});

/** Objects that may be in the bucket although no content refers to them: those that are being uploaded, and those to be removed. */
export const unclaimedObjects = pgTable(
  'unclaimed_objects',
  {
    integrity: text('integrity').$type<Integrity>().notNull(),
    encoding: text('encoding', { enum: ['identity', 'br'] }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.integrity, table.encoding] })],
);

export const releases = pgTable(
  'releases',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** The hash of the manifest and every file: it tells a repeated publish from other bytes under the same version. */
    digest: text('digest').notNull(),
    manifest: jsonb('manifest').$type<ReleaseManifest>().notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version] }), index().on(table.remote, table.publishedAt)],
);

export const releaseFiles = pgTable(
  'release_files',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    path: text('path').notNull(),
    integrity: text('integrity')
      .$type<Integrity>()
      .notNull()
      .references(() => blobs.integrity),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.path] }),
    index().on(table.integrity),
    foreignKey({ columns: [table.remote, table.version], foreignColumns: [releases.remote, releases.version] }),
  ],
);

/** The columns of an owner's statement about a release, which is made once and never changes. */
const statement = {
  remote: text('remote').notNull(),
  version: text('version').notNull(),
  reason: text('reason').notNull(),
  actor: text('actor').notNull(),
  actorTokenId: text('actor_token_id').notNull(),
  createdAt: instant('created_at').notNull(),
};

/** Releases that must not be pinned any more. */
export const withdrawals = pgTable('withdrawals', statement, (table) => [
  primaryKey({ columns: [table.remote, table.version] }),
  foreignKey({ columns: [table.remote, table.version], foreignColumns: [releases.remote, releases.version] }),
]);

/** Releases that can be pinned, although their owner asks for a newer one. */
export const deprecations = pgTable('deprecations', statement, (table) => [
  primaryKey({ columns: [table.remote, table.version] }),
  foreignKey({ columns: [table.remote, table.version], foreignColumns: [releases.remote, releases.version] }),
]);

/** Releases whose files were removed because no page may ask for them any more. Their manifests stay. */
export const collectedReleases = pgTable(
  'collected_releases',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    collectedBy: text('collected_by').notNull(),
    collectedAt: instant('collected_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version] }),
    foreignKey({ columns: [table.remote, table.version], foreignColumns: [releases.remote, releases.version] }),
  ],
);

/** Removals of files that were undone: the same bytes were published again. */
export const restoredReleases = pgTable(
  'restored_releases',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    collectedBy: text('collected_by').notNull(),
    collectedAt: instant('collected_at').notNull(),
    restoredBy: text('restored_by').notNull(),
    restoredAt: instant('restored_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version, table.restoredAt] }),
    foreignKey({ columns: [table.remote, table.version], foreignColumns: [releases.remote, releases.version] }),
  ],
);
