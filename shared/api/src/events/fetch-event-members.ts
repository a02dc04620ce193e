import type { ApiClient, EventId, PersonId } from '@social/api';
import { object, replyList } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

export type EventAnswer = 'going' | 'interested' | 'invited';

export type EventMembersPage = {
  answer: EventAnswer;
  limit: number;
  /** The last person received; the page holds the ones after. */
  afterPersonId?: PersonId | undefined;
};

const reply = object({ users: replyList(personSummary) });

/**
 * Fetches a page of the members who attend an event, are interested in it or were invited. Only our provider has this call.
 * @throws {ApiError} `refused` if the event does not exist.
 */
export async function fetchEventMembers(
  client: ApiClient,
  eventId: EventId,
  { answer, limit, afterPersonId }: EventMembersPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PersonSummary[]> {
  const form = { event_id: eventId, answer, limit, offset: afterPersonId };
  return (await client.call('get_event_members', { form, reply, signal })).users;
}
