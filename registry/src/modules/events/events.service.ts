import { EnvironmentUnknownError } from '../../common.errors';
import type { EventRepository, EventRow } from './events.repository';
import type { EventPage, EventView } from './events.schema';

export type EventDependencies = { repository: EventRepository; environments: { find(name: string): Promise<object | null> } };
export type EventService = ReturnType<typeof createEventService>;

export function createEventService({ repository, environments }: EventDependencies) {
  /** Reads what happened to an environment besides its revisions, newest first. @throws {EnvironmentUnknownError} */
  async function page(environment: string, { before, limit }: { before?: number | undefined; limit: number }): Promise<EventPage> {
    if (!(await environments.find(environment))) throw new EnvironmentUnknownError(environment);
    const rows = await repository.page(environment, before, limit + 1);
    const shown = rows.slice(0, limit);
    return { events: shown.map(toEventView), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
  }

  return { page };
}

/** Turns a stored event into the one that clients read. */
export function toEventView({ id, environment, kind, changes, reason, revision, actor, createdAt }: EventRow): EventView {
  return { id, environment, kind, changes, reason, revision, by: actor, at: createdAt.toISOString() };
}
