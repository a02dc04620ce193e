import { ApiError, type ApiClient, type EventId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ go_status: oneOf(['going', 'not-going'], null) });

/**
 * Joins or leaves an event: the provider's call toggles. Resolves to whether the signed-in person is going now.
 * Do not repeat after `network` or `timeout` without reading the event again.
 * @throws {ApiError} `refused` when there is no such event.
 */
export async function toggleGoing(client: ApiClient, eventId: EventId): Promise<boolean> {
  const { go_status: status } = await client.call('go-to-event', { form: { event_id: eventId }, reply });
  if (status === null) throw new ApiError('contract', 'go-to-event answered without a known status');
  return status === 'going';
}
