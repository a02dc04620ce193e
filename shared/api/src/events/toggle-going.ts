import { ApiError, type ApiClient, type EventId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ go_status: oneOf(['going', 'not-going'], null) });

/**
 * Goes to an event, or does not any more: the provider's call toggles. Resolves to whether the signed-in person goes now.
 * Do not repeat after `network` or `timeout` without reading the event again.
 * @throws {ApiError} `refused` when there is no such event.
 */
export async function toggleGoing(client: ApiClient, eventId: EventId): Promise<boolean> {
  const { go_status: word } = await client.call('go-to-event', { form: { event_id: eventId }, reply });
  if (word === null) throw new ApiError('contract', 'go-to-event answered without a word known here');
  return word === 'going';
}
