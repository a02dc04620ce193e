import { useStartedOutboxes } from '@social/data/outbox/use-started-outboxes';
import { useSession } from '@social/session';
import { getMessageOutbox } from '../lib/message-outbox';

const outboxes = [getMessageOutbox];

/** Shows nothing: it sends what the member's earlier pages left. */
export function Region() {
  useStartedOutboxes(
    useSession((session) => session.userId),
    outboxes,
  );
  return null;
}
