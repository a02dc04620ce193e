import { and, asc, desc, eq, gt, isNotNull, lte, or } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { pinRequests } from '../../storage/tables/environments';
import { recordEvent, type NewEvent } from '../events/events.repository';

export type PinRequestRow = typeof pinRequests.$inferSelect;
export type NewPinRequest = Omit<PinRequestRow, 'id'>;
export type PinRequestRepository = ReturnType<typeof createPinRequestRepository>;

/** A change of a waiting request, and the event that tells it. */
export type PinRequestChange = { set: Partial<NewPinRequest>; event: NewEvent };

export function createPinRequestRepository(database: Database) {
  /** Runs `work` on requests that are locked against other replicas, and stores its decisions. */
  async function decide(
    rows: (transaction: Queryable) => Promise<PinRequestRow[]>,
    work: (row: PinRequestRow) => Promise<PinRequestChange>,
  ) {
    return database.transaction(async (transaction) => {
      const [row] = await rows(transaction);
      if (!row) return null;
      const { set, event } = await work(row);
      const [changed] = await transaction.update(pinRequests).set(set).where(eq(pinRequests.id, row.id)).returning();
      await recordEvent(transaction, event);
      return changed ?? null;
    });
  }

  return {
    insert(row: NewPinRequest, event: NewEvent): Promise<PinRequestRow> {
      return database.transaction(async (transaction) => {
        const [saved] = await transaction.insert(pinRequests).values(row).returning();
        if (!saved) throw new Error('A pin request was not stored.');
        await recordEvent(transaction, event);
        return saved;
      });
    },

    /** Newest first. */
    list(environment: string, limit: number): Promise<PinRequestRow[]> {
      return database.select().from(pinRequests).where(eq(pinRequests.environment, environment)).orderBy(desc(pinRequests.id)).limit(limit);
    },

    /** Locks a request and stores what `work` decides. Null when there is none. */
    change(environment: string, id: number, work: (row: PinRequestRow) => Promise<PinRequestChange>): Promise<PinRequestRow | null> {
      const isWanted = and(eq(pinRequests.environment, environment), eq(pinRequests.id, id));
      return decide((transaction) => transaction.select().from(pinRequests).where(isWanted).for('update'), work);
    },

    /** Takes one request whose time has come, unless another replica has it, and stores what `work` decides. Null when none is due. */
    runNext(at: Date, work: (row: PinRequestRow) => Promise<PinRequestChange>): Promise<PinRequestRow | null> {
      const isDue = and(
        eq(pinRequests.state, 'waiting'),
        lte(pinRequests.runAt, at),
        gt(pinRequests.expiresAt, at),
        or(eq(pinRequests.needsApproval, false), isNotNull(pinRequests.approvedBy)),
      );
      return decide(
        (transaction) =>
          transaction.select().from(pinRequests).where(isDue).orderBy(asc(pinRequests.runAt)).limit(1).for('update', { skipLocked: true }),
        work,
      );
    },

    /** Closes the requests that were not decided in time; one replica reports each of them once. */
    expire(at: Date, toEvent: (row: PinRequestRow) => NewEvent): Promise<void> {
      return database.transaction(async (transaction) => {
        const isOver = and(eq(pinRequests.state, 'waiting'), lte(pinRequests.expiresAt, at));
        const rows = await transaction.update(pinRequests).set({ state: 'expired', decidedAt: at }).where(isOver).returning();
        for (const row of rows) await recordEvent(transaction, toEvent(row));
      });
    },
  };
}
