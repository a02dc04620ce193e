import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeliveryState, WebhookEventType, WebhookFormat } from '../../modules/webhooks/webhooks.schema';
import { instant } from './columns';
import { environments } from './environments';

/** Receivers that are told of events. The secret is stored as it is, because each delivery is signed with it. */
export const webhooks = pgTable('webhooks', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  /** Null: events of all environments. */
  environment: text('environment').references(() => environments.name),
  url: text('url').notNull(),
  secret: text('secret').notNull(),
  events: text('events').array().$type<WebhookEventType[]>().notNull(),
  format: text('format').$type<WebhookFormat>().notNull(),
  createdBy: text('created_by').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The time until which its receiver asked for no deliveries (`Retry-After`); null if it did not. */
  pausedUntil: instant('paused_until'),
});

/**
 * Changes of which webhooks were not told yet. Triggers on the tables of revisions, events and withdrawals add the rows, so that a change and
 * its row are stored together whichever code makes the change. Each row names one of the three.
 */
export const webhookOutbox = pgTable('webhook_outbox', {
  id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
  environment: text('environment'),
  revision: integer('revision'),
  event: integer('event'),
  remote: text('remote'),
  version: text('version'),
});

/** Deliveries of an event to a webhook. Its id and its payload are the same at each attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    webhook: integer('webhook')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text('type').$type<WebhookEventType>().notNull(),
    summary: text('summary').notNull(),
    payload: text('payload').notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    /** How often it was sent since it was queued, or queued again. */
    attempts: integer('attempts').notNull().default(0),
    /** While it is being sent: when another replica may take it over. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of the last attempt. */
    changedAt: instant('changed_at').notNull(),
    status: integer('status'),
    error: text('error'),
  },
  (table) => [
    index().on(table.webhook, table.createdAt),
    index('webhook_deliveries_waiting')
      .on(table.webhook, table.nextAttemptAt)
      .where(sql`${table.state} = 'waiting'`),
    index().on(table.changedAt),
    check('webhook_deliveries_state', sql`${table.state} in ('waiting', 'delivered', 'dead')`),
  ],
);
