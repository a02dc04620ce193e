import type { ApiClient, EventId, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';
import { toEventForm, type NewEvent } from './create-event';

const reply = object({}); // api_status was checked by the client

/**
 * Changes one's own event; without a cover its cover stays. May be repeated: those who answered are notified again.
 * A call of our provider's own: a host without it refuses.
 * @throws {ApiError} `refused` with the provider's message for an invalid field; then nothing was changed.
 */
export async function editEvent(
  client: ApiClient,
  eventId: EventId,
  event: NewEvent,
  { signal, onUploadProgress }: UploadOptions = {},
): Promise<void> {
  const files = event.cover && { files: { event_cover: event.cover }, onUploadProgress };
  await client.call('edit-event', { form: { event_id: eventId, ...toEventForm(event) }, reply, signal, ...files });
}
