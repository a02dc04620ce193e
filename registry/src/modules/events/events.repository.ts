import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { environmentEvents } from '../../storage/tables/environments';
import type { EventKind } from './events.schema';

export type EventRow = typeof environmentEvents.$inferSelect;
export type NewEvent = Omit<EventRow, 'id'>;
export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository(database: Database) {
  return {
    /** Newest first. */
    page(environment: string, before: number | undefined, limit: number): Promise<EventRow[]> {
      return database
        .select()
        .from(environmentEvents)
        .where(and(eq(environmentEvents.environment, environment), before === undefined ? undefined : lt(environmentEvents.id, before)))
        .orderBy(desc(environmentEvents.id))
        .limit(limit);
    },
  };
}

export async function recordEvent(database: Queryable, event: NewEvent): Promise<void> {
  await database.insert(environmentEvents).values(event);
}

/** Reads the latest events of a kind, newest first. */
export function findLatestEvents(database: Queryable, environment: string, kind: EventKind, limit: number): Promise<EventRow[]> {
  return database
    .select()
    .from(environmentEvents)
    .where(and(eq(environmentEvents.environment, environment), eq(environmentEvents.kind, kind)))
    .orderBy(desc(environmentEvents.id))
    .limit(limit);
}
