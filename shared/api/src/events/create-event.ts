import type { ApiClient, EventId, UploadOptions } from '@social/api';
import { id, object } from '@social/api/wire';

/** Dates are `YYYY-MM-DD`, times `HH:MM`. Names have 5 letters or more, descriptions 10. */
export type NewEvent = {
  name: string;
  location: string;
  description: string;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  cover?: Blob | undefined;
};

const reply = object({ event_id: id<EventId>() });

/**
 * Creates an event. Do not repeat after `network` or `timeout` without its idempotency key or reading one's events: it may exist.
 * @throws {ApiError} `refused` with the provider's message for an invalid field; then nothing was created.
 */
export async function createEvent(
  client: ApiClient,
  event: NewEvent,
  { signal, idempotencyKey, onUploadProgress }: UploadOptions = {},
): Promise<EventId> {
  const files = event.cover && { files: { event_cover: event.cover }, onUploadProgress };
  return (await client.call('create-event', { form: toEventForm(event), reply, signal, idempotencyKey, ...files })).event_id;
}

/** Returns the form fields of an event, without its cover. */
export function toEventForm(event: NewEvent) {
  return {
    event_name: event.name,
    event_location: event.location,
    event_description: event.description,
    event_start_date: event.startDate,
    event_start_time: event.startTime,
    event_end_date: event.endDate,
    event_end_time: event.endTime,
  };
}
