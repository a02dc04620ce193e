import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { webhookDeliveries, webhooks } from '../../storage/tables/webhooks';
import { recordEvent, type NewEvent } from '../events/events.repository';
import type { DeliveryState } from './webhooks.schema';

export type WebhookRow = typeof webhooks.$inferSelect;
export type CountedWebhook = WebhookRow & { waiting: number; dead: number };
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;
export type WebhookRepository = ReturnType<typeof createWebhookRepository>;

export function createWebhookRepository(database: Database) {
  // Drizzle writes columns of a query of one table without its name, which would mean the inner table here.
  const countState = (state: DeliveryState) =>
    sql<number>`(select count(*) from ${webhookDeliveries} where webhook = webhooks.id and state = ${state})`.mapWith(Number);
  const selectCounted = () =>
    database.select({ ...getTableColumns(webhooks), waiting: countState('waiting'), dead: countState('dead') }).from(webhooks);
  const isDelivery = (webhook: number, id: string) => and(eq(webhookDeliveries.webhook, webhook), eq(webhookDeliveries.id, id));

  async function endPause(webhook: number): Promise<void> {
    await database.update(webhooks).set({ pausedUntil: null }).where(eq(webhooks.id, webhook));
  }

  return {
    /** Stores a webhook, and the event of its environment that tells of it. */
    insert(row: Omit<WebhookRow, 'id'>, event: NewEvent | null): Promise<WebhookRow> {
      return database.transaction(async (transaction) => {
        if (event) await recordEvent(transaction, event);
        const [saved] = await transaction.insert(webhooks).values(row).returning();
        if (!saved) throw new Error('A webhook was not stored.');
        return saved;
      });
    },

    /** Oldest first. */
    list: (): Promise<CountedWebhook[]> => selectCounted().orderBy(asc(webhooks.id)),

    async find(id: number): Promise<CountedWebhook | null> {
      const [row] = await selectCounted().where(eq(webhooks.id, id));
      return row ?? null;
    },

    /** Removes a webhook with its deliveries; a second time changes nothing. */
    async remove(id: number, event: NewEvent | null): Promise<void> {
      await database.transaction(async (transaction) => {
        const { rowCount } = await transaction.delete(webhooks).where(eq(webhooks.id, id));
        if (event && rowCount === 1) await recordEvent(transaction, event);
      });
    },

    /** Queues a delivery that a person asked for. It ends a pause of the receiver. */
    async addDelivery(row: DeliveryRow): Promise<void> {
      await endPause(row.webhook);
      await database.insert(webhookDeliveries).values(row);
    },

    /** Newest first. */
    deliveries(webhook: number, state: DeliveryState | undefined, limit: number): Promise<DeliveryRow[]> {
      return database
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhook, webhook), state && eq(webhookDeliveries.state, state)))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(limit);
    },

    /** Queues a delivery again, unless it waits already, and ends a pause of the receiver. Null when the webhook has none of that id. */
    async queueAgain(webhook: number, id: string, at: Date): Promise<DeliveryRow | null> {
      await endPause(webhook);
      await database
        .update(webhookDeliveries)
        .set({ state: 'waiting', attempts: 0, nextAttemptAt: at, changedAt: at })
        .where(and(isDelivery(webhook, id), sql`${webhookDeliveries.state} <> 'waiting'`));
      const [row] = await database.select().from(webhookDeliveries).where(isDelivery(webhook, id));
      return row ?? null;
    },
  };
}
