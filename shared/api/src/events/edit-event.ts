import type { ApiClient, EventId, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';
import { toEventForm, type NewEvent } from './create-event';

const reply = object({}); // api_status was checked by the client

/**
 * Changes one's own event. Without a cover its cover stays. May be repeated, which notifies the guests who answered again. Only our
 * provider has this call.
 * @throws {ApiError} `refused` with the provider's message for an invalid field, and nothing was changed.
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
