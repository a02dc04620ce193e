import type { ApiClient, EventId, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Invites a person whom the signed-in person follows; they are notified once, however often it is repeated.
 * A call of our provider's own: a host without it refuses.
 * @throws {ApiError} `refused` when the event is cancelled, or the person hosts it or may not see it.
 */
export async function inviteToEvent(client: ApiClient, eventId: EventId, personId: PersonId): Promise<void> {
  await client.call('invite-to-event', { form: { event_id: eventId, user_id: personId }, reply });
}
