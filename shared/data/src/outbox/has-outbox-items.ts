import type { PersonId } from '@social/api';

/** Returns true if any outbox has stored an unsent item of this member. */
export function hasOutboxItems(memberId: PersonId): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith('outbox_') && key.endsWith(`_${memberId}`));
  } catch {
    return false; // A browser that blocks its storage has stored nothing.
  }
}
