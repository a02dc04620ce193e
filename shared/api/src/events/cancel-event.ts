import type { ApiClient, EventId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Cancels one's own event permanently, and notifies its guests. Only our provider has this call.
 * @throws {ApiError} `refused` if the event is another's, or is already cancelled.
 */
export async function cancelEvent(client: ApiClient, eventId: EventId): Promise<void> {
  await client.call('cancel-event', { form: { event_id: eventId }, reply });
}
