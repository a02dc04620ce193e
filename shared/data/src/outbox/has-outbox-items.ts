import type { PersonId } from '@social/api';

/** Whether a page stored something of this member that is not sent yet, in whatever outbox. */
export function hasOutboxItems(memberId: PersonId): boolean {
  try {
    return Object.keys(window.localStorage).some((key) => key.startsWith('outbox_') && key.endsWith(`_${memberId}`));
  } catch {
    return false; // A browser that blocks its storage has stored nothing.
  }
}
