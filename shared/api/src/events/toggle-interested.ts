import { ApiError, type ApiClient, type EventId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ interest_status: oneOf(['interested', 'not-interested'], null) });

/**
 * Is interested in an event, or not any more: the provider's call toggles. Resolves to whether the signed-in person is now.
 * Do not repeat after `network` or `timeout` without reading the event again.
 * @throws {ApiError} `refused` when there is no such event.
 */
export async function toggleInterested(client: ApiClient, eventId: EventId): Promise<boolean> {
  const { interest_status: word } = await client.call('interest-event', { form: { event_id: eventId }, reply });
  if (word === null) throw new ApiError('contract', 'interest-event answered without a word known here');
  return word === 'interested';
}
