import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { environmentEvents } from '../../storage/tables/environments';
import { withdrawals } from '../../storage/tables/releases';
import { revisions } from '../../storage/tables/revisions';
import { webhookDeliveries, webhookOutbox, webhooks } from '../../storage/tables/webhooks';
import { toEnvironmentEvent, toRevisionEvent, toWithdrawalEvent, type WebhookEvent } from './webhook-events';
import type { DeliveryRow, WebhookRow } from './webhooks.repository';

type OutboxRow = typeof webhookOutbox.$inferSelect;
/** A delivery that this replica sends, with where it goes. */
export type ClaimedDelivery = DeliveryRow & Pick<WebhookRow, 'url' | 'secret'>;
export type OutboxRepository = ReturnType<typeof createOutboxRepository>;

export function createOutboxRepository(database: Database) {
  async function readEvent(transaction: Database, row: OutboxRow): Promise<WebhookEvent | null> {
    const { environment, revision, event, remote, version } = row;
    if (environment !== null && revision !== null) {
      const found = await transaction
        .select()
        .from(revisions)
        .where(and(eq(revisions.environment, environment), inArray(revisions.number, [revision, revision - 1])))
        .orderBy(asc(revisions.number));
      const present = found.at(-1);
      return present ? toRevisionEvent(present, found.length > 1 ? (found[0] ?? null) : null) : null;
    }
    if (event !== null) {
      const [found] = await transaction.select().from(environmentEvents).where(eq(environmentEvents.id, event));
      return found ? toEnvironmentEvent(found) : null;
    }
    const isNamed = and(eq(withdrawals.remote, remote ?? ''), eq(withdrawals.version, version ?? ''));
    const [found] = await transaction.select().from(withdrawals).where(isNamed);
    return found ? toWithdrawalEvent(found) : null;
  }

  return {
    /**
     * Turns queued changes into the deliveries that `toDeliveries` makes of their events. Each change is taken by one replica.
     * @returns how many changes were taken.
     */
    expand(toDeliveries: (event: WebhookEvent, webhooks: WebhookRow[]) => DeliveryRow[], limit: number): Promise<number> {
      return database.transaction(async (transaction) => {
        const rows = await transaction
          .select()
          .from(webhookOutbox)
          .orderBy(asc(webhookOutbox.id))
          .limit(limit)
          .for('update', { skipLocked: true });
        if (rows.length === 0) return 0;
        // Locked until the deliveries are stored: otherwise they could refer to a webhook that was just removed.
        const receivers = await transaction.select().from(webhooks).for('key share');
        for (const row of rows) {
          const event = await readEvent(transaction, row);
          const deliveries = event ? toDeliveries(event, receivers) : [];
          if (deliveries.length > 0) await transaction.insert(webhookDeliveries).values(deliveries);
        }
        const ids = rows.map(({ id }) => id);
        await transaction.delete(webhookOutbox).where(inArray(webhookOutbox.id, ids));
        return rows.length;
      });
    },

    /**
     * Takes the next due delivery of each webhook but the busy and the paused ones, until `leaseUntil`: another replica sends it again afterwards, unless
     * the result was stored. The number of attempts is counted when it is taken, so that one that ends the process is counted too.
     */
    async claim(options: { busy: number[]; at: Date; leaseUntil: Date; limit: number }): Promise<ClaimedDelivery[]> {
      const { busy, at, leaseUntil, limit } = options;
      const { rows } = await database.execute<{ id: string }>(sql`
        with due as (
          select delivery.id from ${webhooks} cross join lateral (
            select id from ${webhookDeliveries}
            where webhook = ${webhooks.id} and state = 'waiting' and next_attempt_at <= ${at.toISOString()}
            order by next_attempt_at, created_at limit 1 for update skip locked
          ) delivery
          where ${webhooks.id} <> all(${sql.param(busy)}::integer[])
            and (${webhooks.pausedUntil} is null or ${webhooks.pausedUntil} <= ${at.toISOString()}) limit ${limit}
        )
        update ${webhookDeliveries} set attempts = attempts + 1, next_attempt_at = ${leaseUntil.toISOString()}
        from due where ${webhookDeliveries}.id = due.id returning ${webhookDeliveries}.id`);
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const found = await database
        .select()
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhook))
        .where(inArray(webhookDeliveries.id, ids));
      return found.map(({ webhook_deliveries: delivery, webhooks: { url, secret } }) => ({ ...delivery, url, secret }));
    },

    /** Stores how an attempt ended, unless another replica has taken the delivery over. @param pausedUntil no other delivery is sent there before. */
    async save(
      delivery: DeliveryRow,
      result: Pick<DeliveryRow, 'state' | 'nextAttemptAt' | 'changedAt' | 'status' | 'error'>,
      pausedUntil: Date | null,
    ): Promise<void> {
      if (pausedUntil) await database.update(webhooks).set({ pausedUntil }).where(eq(webhooks.id, delivery.webhook));
      await database
        .update(webhookDeliveries)
        .set(result)
        .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.attempts, delivery.attempts)));
    },

    /** Removes deliveries that ended before a time. */
    async removeOld(before: Date): Promise<void> {
      await database.delete(webhookDeliveries).where(and(ne(webhookDeliveries.state, 'waiting'), lt(webhookDeliveries.changedAt, before)));
    },
  };
}
