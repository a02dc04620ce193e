import type { Composition, Integrity, ReleaseManifest } from '@social/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, customType, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { EnvironmentSettings, Freeze } from '../modules/environments/environments.schema';
import type { EventKind, ValueChange } from '../modules/events/events.schema';
import type { GateName } from '../modules/gates/gates.schema';
import type { PinRequestState } from '../modules/pin-requests/pin-requests.schema';
import type { RevisionKind, VersionChange } from '../modules/revisions/revisions.schema';
import type { TokenScopes } from '../modules/tokens/tokens.schema';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** In milliseconds, because revisions are hashed with the time as JavaScript writes it. */
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const tokens = pgTable('tokens', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  scopes: jsonb('scopes').$type<TokenScopes>().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at'),
  revokedAt: instant('revoked_at'),
  lastUsedAt: instant('last_used_at'),
});

/** Pipelines that may exchange a token of their issuer for a short-lived one of ours. */
export const tokenTrusts = pgTable(
  'token_trusts',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    audience: text('audience').notNull(),
    /** A pattern in which `*` stands for any text. */
    subject: text('subject').notNull(),
    scopes: jsonb('scopes').$type<TokenScopes>().notNull(),
    lifetimeSeconds: integer('lifetime_seconds').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index().on(table.issuer)],
);

/** Content by its own hash: the same chunk of two releases is stored once. */
export const blobs = pgTable('blobs', {
  integrity: text('integrity').$type<Integrity>().primaryKey(),
  sizeBytes: integer('size_bytes').notNull(),
  raw: bytes('raw').notNull(),
});

/** Content as browsers get it; a content without a row is still to be compressed. */
export const compressedBlobs = pgTable('compressed_blobs', {
  integrity: text('integrity')
    .$type<Integrity>()
    .primaryKey()
    .references(() => blobs.integrity, { onDelete: 'cascade' }),
  /** Null where brotli would gain nothing. */
  brotli: bytes('brotli'),
});

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

/** Releases that must not be pinned any more: the owner's word, which never changes. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    actorTokenId: text('actor_token_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version] }),
    foreignKey({ columns: [table.remote, table.version], foreignColumns: [releases.remote, releases.version] }),
  ],
);

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

export const environments = pgTable('environments', {
  name: text('name').primaryKey(),
  settings: jsonb('settings').$type<EnvironmentSettings>().notNull(),
  /** Counts the changes of the settings: a change names the version that it is based on. */
  settingsVersion: integer('settings_version').notNull().default(1),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** The last freeze that nobody ended; it may be over. */
  freeze: jsonb('freeze').$type<Freeze>(),
});

/** Events of environments that are no revisions; rows are only added. */
export const environmentEvents = pgTable(
  'environment_events',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    environment: text('environment')
      .notNull()
      .references(() => environments.name),
    kind: text('kind').$type<EventKind>().notNull(),
    changes: jsonb('changes').$type<ValueChange[]>().notNull(),
    reason: text('reason').notNull(),
    /** The revision that it made; null where pages stay as they are. */
    revision: integer('revision'),
    actor: text('actor').notNull(),
    actorTokenId: text('actor_token_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.environment, table.id)],
);

/** Pins that wait for their time or for the approval of a second person, and how they ended. */
export const pinRequests = pgTable(
  'pin_requests',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    environment: text('environment')
      .notNull()
      .references(() => environments.name),
    state: text('state').$type<PinRequestState>().notNull(),
    /** The versions that it was planned from and to. */
    changes: jsonb('changes').$type<VersionChange[]>().notNull(),
    composition: jsonb('composition').$type<Composition>().notNull(),
    reason: text('reason').notNull(),
    skippedGates: jsonb('skipped_gates').$type<GateName[]>().notNull(),
    needsApproval: boolean('needs_approval').notNull(),
    /** Null: as soon as it is approved. */
    runAt: instant('run_at'),
    expiresAt: instant('expires_at').notNull(),
    actor: text('actor').notNull(),
    actorTokenId: text('actor_token_id').notNull(),
    createdAt: instant('created_at').notNull(),
    approvedBy: text('approved_by'),
    decidedAt: instant('decided_at'),
    /** The reason of a refusal or a rejection. */
    outcome: text('outcome'),
    /** The revision that it became. */
    revision: integer('revision'),
  },
  (table) => [index().on(table.environment, table.id), index().on(table.state, table.runAt)],
);

export const revisions = pgTable(
  'revisions',
  {
    environment: text('environment')
      .notNull()
      .references(() => environments.name),
    number: integer('number').notNull(),
    kind: text('kind').$type<RevisionKind>().notNull(),
    composition: jsonb('composition').$type<Composition>().notNull(),
    changes: jsonb('changes').$type<VersionChange[]>().notNull(),
    /** Remote to the last other version of this environment. Remotes that never had another are missing. */
    fallbacks: jsonb('fallbacks').$type<Composition>().notNull(),
    /** The revision whose composition a rollback restored. */
    restored: integer('restored'),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    actorTokenId: text('actor_token_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The gates that refused the composition and were skipped by whoever pinned it. */
    skippedGates: jsonb('skipped_gates').$type<GateName[]>().notNull().default([]),
    /** Remote to the reason why it is switched off, whatever version of it is pinned. */
    disabled: jsonb('disabled').$type<Record<string, string>>().notNull().default({}),
    /** Which list of fields `hash` is taken over: see `chain.ts`. */
    hashVersion: integer('hash_version').notNull().default(1),
    renderedDigest: text('rendered_digest').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.number] }),
    check('revisions_number', sql`${table.number} > 0`),
    check('revisions_kind', sql`${table.kind} in ('pin', 'rollback', 'settings', 'disable', 'enable', 'archive', 'restore')`),
  ],
);

/** Outcomes of checks: the latest of a check about a subject counts. */
export const checkReports = pgTable(
  'check_reports',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    check: text('check').notNull(),
    /** `mf_feed@0.2.0`, or the hash of a composition. */
    subject: text('subject').notNull(),
    isPassed: boolean('is_passed').notNull(),
    url: text('url'),
    reportedBy: text('reported_by').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [index().on(table.subject, table.check, table.id)],
);

/** Texts that the rendered compositions of many revisions contain, under the sha256 of them. */
export const renderedTexts = pgTable('rendered_texts', { digest: text('digest').primaryKey(), text: text('text').notNull() });

/** The text that the edge serves, by reference to `renderedTexts`: apart from its revision, so that the history is read without it. */
export const renderedCompositions = pgTable(
  'rendered_compositions',
  {
    environment: text('environment').notNull(),
    number: integer('number').notNull(),
    body: text('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.number] }),
    foreignKey({ columns: [table.environment, table.number], foreignColumns: [revisions.environment, revisions.number] }),
  ],
);

/** Signatures of the registry, whose key is not in this database. A revision is signed again when the epoch rises. */
export const revisionSignatures = pgTable(
  'revision_signatures',
  {
    environment: text('environment').notNull(),
    number: integer('number').notNull(),
    epoch: integer('epoch').notNull(),
    kid: text('kid').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.number, table.epoch, table.kid] }),
    foreignKey({ columns: [table.environment, table.number], foreignColumns: [revisions.environment, revisions.number] }),
  ],
);
