import { notifications } from '../schema/notifications';
import type { SeededComment } from './seed-comments';
import { before, findMemberId, HOUR_MS, type SeedContext } from './seed-context';
import type { SeededLike } from './seed-reactions';
import type { SeededPost } from './seeded-post';

type NewNotification = typeof notifications.$inferInsert & { createdAt: Date };

const MAX_NOTIFICATIONS = 40;
const UNSEEN = 5;

/** Notifies `demo` and `asha` of the latest likes and comments on their posts. They have not seen the last few. */
export async function seedNotifications(
  context: SeedContext,
  posts: SeededPost[],
  likes: SeededLike[],
  comments: SeededComment[],
): Promise<void> {
  for (const username of ['demo', 'asha']) {
    const recipientId = findMemberId(context, username);
    const ownPostIds = new Set(posts.filter((post) => post.isPublic && post.authorId === recipientId).map(({ id }) => id));
    const latest = [...likes.map(toNotification), ...comments.map(toNotification)]
      .map((notification) => ({ ...notification, recipientId }))
      .filter(({ postId, notifierId }) => ownPostIds.has(postId) && notifierId !== recipientId)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .slice(-MAX_NOTIFICATIONS);
    const seenCount = latest.length - UNSEEN;
    const rows = latest.map((notification, index): NewNotification => {
      const seenAt = index < seenCount ? before(context, HOUR_MS) : null;
      return { ...notification, seenAt, readAt: seenAt };
    });
    if (rows.length > 0) await context.db.insert(notifications).values(rows);
  }
}

function toNotification(cause: SeededLike | SeededComment) {
  const { postId, createdAt } = cause;
  return 'memberId' in cause
    ? { type: 'liked_post', notifierId: cause.memberId, postId, createdAt }
    : { type: 'comment', notifierId: cause.authorId, postId, commentId: cause.id, createdAt };
}
