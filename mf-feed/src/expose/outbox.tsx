import { useStartedOutboxes } from '@social/data/outbox/use-started-outboxes';
import { useSession } from '@social/session';
import { getCommentOutbox } from '../features/comment-on-post/comment-outbox';
import { getStoryOutbox } from '../features/view-stories/story-outbox';
import { getPostOutbox } from '../features/write-post/post-outbox';

const outboxes = [getPostOutbox, getCommentOutbox, getStoryOutbox];

/** Shows nothing: it sends what the member's earlier pages left. */
export function Region() {
  useStartedOutboxes(
    useSession((session) => session.userId),
    outboxes,
  );
  return null;
}
