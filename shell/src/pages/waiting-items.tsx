import type { PersonId } from '@social/api';
import { hasOutboxItems } from '@social/data/outbox/has-outbox-items';
import { useSession } from '@social/session';
import { useState } from 'react';
import { BackgroundRegion } from '../features/show-region/background-region';
import { useShellServices } from '../lib/shell-services';
import { outboxExpose } from '../routes';

/**
 * Sends what a member's earlier pages left, whatever page is open: only the remote that made an item can send it, and its form may not be
 * shown for days. No remote is loaded for it while nothing waits.
 */
export function WaitingItems() {
  const userId = useSession((session) => session.userId);
  return userId && <OutboxRegions key={userId} memberId={userId} />;
}

function OutboxRegions({ memberId }: { memberId: PersonId }) {
  const { remotes } = useShellServices().composition;
  const [isNeeded] = useState(() => hasOutboxItems(memberId));
  if (!isNeeded) return null;
  return Object.entries(remotes)
    .filter(([, { exposes }]) => exposes.includes(outboxExpose))
    .map(([remote]) => <BackgroundRegion key={remote} remote={remote} expose={outboxExpose} />);
}
