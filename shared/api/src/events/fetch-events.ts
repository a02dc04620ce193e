import type { ApiClient, EventId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { socialEvent, type SocialEvent } from './event';

/** `events` are all members' upcoming events; `my_events` the events that the signed-in person created. */
export type EventListName = 'events' | 'my_events' | 'going' | 'interested' | 'invited' | 'past';

/** The prefix of each list's own limit and cursor: `going_offset`. */
const prefixes: Record<EventListName, string> = {
  events: '',
  my_events: 'my_',
  going: 'going_',
  interested: 'interested_',
  invited: 'invited_',
  past: 'past_',
};

const events = replyList(socialEvent);

const reply = object({ events, my_events: events, going: events, interested: events, invited: events, past: events });

/**
 * Fetches a page of one of the six lists of events.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchEvents(
  client: ApiClient,
  { list: wanted, limit, afterEventId }: { list: EventListName; limit: number; afterEventId?: EventId | undefined },
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<SocialEvent[]> {
  const readAt = now();
  const prefix = prefixes[wanted];
  const form = { fetch: wanted, [`${prefix}limit`]: limit, [`${prefix}offset`]: afterEventId };
  return (await client.call('get-events', { form, reply, signal }))[wanted].map((decoded) => ({ ...decoded, readAt }));
}
