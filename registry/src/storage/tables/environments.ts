import type { Composition } from '@social/contracts';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { EnvironmentSettings, Freeze } from '../../domain/environment-settings';
import type { EventKind, ValueChange } from '../../modules/events/events.schema';
import type { GateName } from '../../domain/gates';
import type { PinRequestState } from '../../modules/pin-requests/pin-requests.schema';
import type { VersionChange } from '../../domain/revision';
import { instant } from './columns';

export const environments = pgTable('environments', {
  name: text('name').primaryKey(),
  settings: jsonb('settings').$type<EnvironmentSettings>().notNull(),
  /** Counts the changes of the settings: a change names the version that it is based on. */
  settingsVersion: integer('settings_version').notNull().default(1),
  changedBy: text('changed_by').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** The last freeze that was not ended; its time may be over. */
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
