import { useStartedOutboxes } from '@social/data/outbox/use-started-outboxes';
import { useSession } from '@social/session';
import { getArticleCommentOutbox } from '../features/comment-on-article/article-comment-outbox';

const outboxes = [getArticleCommentOutbox];

/** Shows nothing: it sends what the member's earlier pages left. */
export function Region() {
  useStartedOutboxes(
    useSession((session) => session.userId),
    outboxes,
  );
  return null;
}
