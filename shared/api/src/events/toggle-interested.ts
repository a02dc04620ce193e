import { ApiError, type ApiClient, type EventId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ interest_status: oneOf(['interested', 'not-interested'], null) });

/**
 * Marks the signed-in person as interested in an event, or no longer: the provider's call toggles. Resolves to the state now.
 * Do not repeat after `network` or `timeout` without reading the event again.
 * @throws {ApiError} `refused` when there is no such event.
 */
export async function toggleInterested(client: ApiClient, eventId: EventId): Promise<boolean> {
  const { interest_status: status } = await client.call('interest-event', { form: { event_id: eventId }, reply });
  if (status === null) throw new ApiError('contract', 'interest-event answered without a known status');
  return status === 'interested';
}
