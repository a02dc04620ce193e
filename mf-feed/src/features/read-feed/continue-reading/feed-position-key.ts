import type { PersonId } from '@social/api';

/** The key of a member's reading position in the browser's storage. In a file of its own: the first visit asks whether there is one. */
export function feedPositionKey(userId: PersonId | null): string {
  return `feed_position_${userId}`;
}
