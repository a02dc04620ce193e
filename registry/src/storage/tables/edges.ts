import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { VitalCounts } from '../../modules/canaries/sum-vitals';
import { instant } from './columns';
import { environments } from './environments';

/** The latest report of each edge about an environment. */
export const edges = pgTable(
  'edges',
  {
    environment: text('environment')
      .notNull()
      .references(() => environments.name),
    name: text('name').notNull(),
    revision: integer('revision').notNull(),
    digest: text('digest').notNull(),
    since: instant('since').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.name] })],
);

/** The sums of each start of an edge: number of visitors who ran a release under a revision, and number of those for which it failed. */
export const releaseVotes = pgTable(
  'release_votes',
  {
    environment: text('environment').notNull(),
    instance: text('instance').notNull(),
    revision: integer('revision').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    visitors: integer('visitors').notNull(),
    failed: integer('failed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.instance, table.revision, table.remote, table.version] }),
    index().on(table.environment, table.revision),
  ],
);

/** The sums of each start of an edge: pages by group of each web vital of a release, while a canary ran. */
export const canaryVitals = pgTable(
  'canary_vitals',
  {
    environment: text('environment').notNull(),
    canary: text('canary').notNull(),
    instance: text('instance').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    vitals: jsonb('vitals').$type<VitalCounts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.canary, table.instance, table.remote, table.version] })],
);

/** The same votes by the minute in which they arrived, for charts. */
export const releaseVoteMinutes = pgTable(
  'release_vote_minutes',
  {
    environment: text('environment').notNull(),
    minute: instant('minute').notNull(),
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    visitors: integer('visitors').notNull(),
    failed: integer('failed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.environment, table.minute, table.remote, table.version] })],
);
