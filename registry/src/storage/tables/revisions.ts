import type { Composition } from '@social/contracts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Canary } from '../../domain/canary';
import type { GateName } from '../../domain/gates';
import type { RevisionKind, VersionChange } from '../../domain/revision';
import { bytes, instant } from './columns';
import { environments } from './environments';

export type RevisionRow = typeof revisions.$inferSelect;

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
    /** The gates that refused the composition and were skipped by the person who pinned it. */
    skippedGates: jsonb('skipped_gates').$type<GateName[]>().notNull().default([]),
    /** Remote to the reason why it is switched off, whatever version of it is pinned. */
    disabled: jsonb('disabled').$type<Record<string, string>>().notNull().default({}),
    /** The canary that runs beside the composition. */
    canary: jsonb('canary').$type<Canary>(),
    /** Which list of fields `hash` is taken over: see `chain.ts`. */
    hashVersion: integer('hash_version').notNull().default(1),
    renderedDigest: text('rendered_digest').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.number] }),
    check('revisions_number', sql`${table.number} > 0`),
    check('revisions_kind', sql`${table.kind} in ('pin', 'rollback', 'settings', 'disable', 'enable', 'archive', 'restore', 'canary')`),
  ],
);

/** The JSON text that the edge serves, compressed by brotli: apart from its revision, so that the history is read without it. */
export const renderedCompositions = pgTable(
  'rendered_compositions',
  {
    environment: text('environment').notNull(),
    number: integer('number').notNull(),
    body: bytes('body').notNull(),
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
