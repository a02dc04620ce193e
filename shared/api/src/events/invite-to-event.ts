import type { ApiClient, EventId, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Invites a person that the signed-in person follows. They are notified only once, even if it is repeated. Only our provider has this call.
 * @throws {ApiError} `refused` if the event is cancelled, or the person hosts it or may not see it.
 */
export async function inviteToEvent(client: ApiClient, eventId: EventId, personId: PersonId): Promise<void> {
  await client.call('invite-to-event', { form: { event_id: eventId, user_id: personId }, reply });
}
