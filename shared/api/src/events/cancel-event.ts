import type { ApiClient, EventId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Cancels one's own event for good, and notifies its guests. A call of our provider's own: a host without it refuses.
 * @throws {ApiError} `refused` when the event is another's, or is cancelled already.
 */
export async function cancelEvent(client: ApiClient, eventId: EventId): Promise<void> {
  await client.call('cancel-event', { form: { event_id: eventId }, reply });
}
