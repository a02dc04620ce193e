import type { EventId } from '@social/api';

export function toEventPath(eventId: EventId): string {
  return `/events/${encodeURIComponent(eventId)}`;
}
