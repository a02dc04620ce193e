import type { ApiClient, EventId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { socialEvent, type SocialEvent } from './event';

const reply = object({ data: objectOrNull(socialEvent), event_data: objectOrNull(socialEvent) });

/**
 * Fetches an event.
 * @throws {ApiError} `refused` when there is no such event.
 */
export async function fetchEvent(
  client: ApiClient,
  eventId: EventId,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<SocialEvent> {
  const readAt = now();
  const { data, event_data: other } = await client.call('get_event_by_id', { form: { event_id: eventId }, reply, signal });
  return { ...requireResult(data ?? other, 'get_event_by_id'), readAt };
}
