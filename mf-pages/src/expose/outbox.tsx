import { useStartedOutboxes } from '@social/data/outbox/use-started-outboxes';
import { useSession } from '@social/session';
import { getPagePostOutbox } from '../features/post-on-page/page-post-outbox';

const outboxes = [getPagePostOutbox];

/** Shows nothing: it sends what the member's earlier pages left. */
export function Region() {
  useStartedOutboxes(
    useSession((session) => session.userId),
    outboxes,
  );
  return null;
}
