import type { PersonId } from '@social/api';
import { useEffect } from 'react';

/** Opens the outboxes of a member; nothing for null. An outbox sends what waits in it when it is first opened. */
export function useStartedOutboxes(memberId: PersonId | null, outboxes: readonly ((memberId: PersonId) => unknown)[]): void {
  useEffect(() => {
    if (memberId) for (const open of outboxes) open(memberId);
  }, [memberId, outboxes]);
}
