import { commentReactions, comments } from '../schema/comments';
import { notifications } from '../schema/notifications';
import { pollVotes, postReactions, postSaves } from '../schema/posts';
import { DAY_MS, HOUR_MS, idOf, inGroups, type SeedContext } from './seed-context';
import type { SeededPost } from './seeded-post';
import { comments as remarks, replies as answers } from './words/conversation';

type Comment = { id: number; authorId: number; postId: number; createdAt: Date };

/** Likes, saves, votes and comments with replies: every count that members see follows from these rows. */
export async function seedOpinions(context: SeedContext, seeded: SeededPost[]): Promise<void> {
  const { db, chance, ids, now } = context;
  const everybody = [...ids.values()];
  const soonAfter = (moment: Date, withinMs: number) =>
    new Date(Math.min(moment.getTime() + chance.between(60_000, withinMs), now.getTime() - 20_000));
  const others = (post: SeededPost) => chance.shuffle(everybody.filter((id) => id !== post.authorId));
  const open = seeded.filter(({ isPublic }) => isPublic);

  const likes = open.flatMap((post) => {
    const popularity = chance.next() ** 1.5;
    return others(post)
      .slice(0, Math.round(popularity * 11))
      .map((memberId) => ({
        postId: post.id,
        memberId,
        reaction: chance.isLucky(0.7) ? 1 : chance.whole(2, 4),
        createdAt: soonAfter(post.createdAt, 3 * DAY_MS),
      }));
  });
  await inGroups(likes, (group) => db.insert(postReactions).values(group));
  const saves = open.flatMap((post) =>
    others(post)
      .slice(0, chance.isLucky(0.12) ? chance.whole(1, 3) : 0)
      .map((memberId) => ({ postId: post.id, memberId, createdAt: soonAfter(post.createdAt, 5 * DAY_MS) })),
  );
  await inGroups(saves, (group) => db.insert(postSaves).values(group));
  const votes = seeded.flatMap((post) =>
    post.options.length === 0
      ? []
      : others(post)
          .slice(0, chance.whole(5, 10))
          .map((memberId) => ({
            postId: post.id,
            memberId,
            optionId: chance.pick(post.options),
            createdAt: soonAfter(post.createdAt, 2 * DAY_MS),
          })),
  );
  await inGroups(votes, (group) => db.insert(pollVotes).values(group));

  const written = await seedComments(context, open, soonAfter);
  await seedNotifications(context, open, likes, written);
}

async function seedComments(
  { db, chance, ids }: SeedContext,
  open: SeededPost[],
  soonAfter: (moment: Date, withinMs: number) => Date,
): Promise<Comment[]> {
  const everybody = [...ids.values()];
  const plans = open.flatMap((post) => {
    // Every ninth post starts a real conversation, so that there is something to unfold.
    const amount = chance.isLucky(0.11) ? chance.whole(6, 14) : chance.isLucky(0.55) ? chance.whole(1, 3) : 0;
    return chance.sample(remarks, amount).map((text) => ({
      postId: post.id,
      authorId: chance.pick(everybody.filter((id) => id !== post.authorId)),
      text,
      createdAt: soonAfter(post.createdAt, 2 * DAY_MS),
      postAuthorId: post.authorId,
    }));
  });
  const rows: Comment[] = [];
  await inGroups(
    plans.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    async (group) => {
      rows.push(
        ...(await db
          .insert(comments)
          .values(group)
          .returning({ id: comments.id, authorId: comments.authorId, postId: comments.postId, createdAt: comments.createdAt })),
      );
    },
  );
  const authors = new Map(open.map(({ id, authorId }) => [id, authorId]));
  const replyPlans = rows
    .filter(() => chance.isLucky(0.3))
    .map((comment) => ({
      postId: comment.postId,
      parentId: comment.id,
      authorId: authors.get(comment.postId) ?? comment.authorId,
      text: chance.pick(answers),
      createdAt: soonAfter(comment.createdAt, 8 * HOUR_MS),
    }));
  await inGroups(replyPlans, (group) => db.insert(comments).values(group));
  const liked = rows
    .filter(() => chance.isLucky(0.4))
    .flatMap((comment) =>
      chance
        .sample(everybody, chance.whole(1, 4))
        .map((memberId) => ({ commentId: comment.id, memberId, reaction: 1, createdAt: soonAfter(comment.createdAt, DAY_MS) })),
    );
  await inGroups(liked, (group) => db.insert(commentReactions).values(group));
  return rows;
}

/** What the two members to sign in as have been told lately; the last few they have not seen yet. */
async function seedNotifications(
  context: SeedContext,
  open: SeededPost[],
  likes: { postId: number; memberId: number; createdAt: Date }[],
  written: Comment[],
): Promise<void> {
  const { db, now } = context;
  for (const username of ['demo', 'asha']) {
    const recipientId = idOf(context, username);
    const own = new Set(open.filter(({ authorId }) => authorId === recipientId).map(({ id }) => id));
    const told = [
      ...likes
        .filter(({ postId }) => own.has(postId))
        .map(({ postId, memberId, createdAt }) => ({ recipientId, notifierId: memberId, type: 'liked_post', postId, createdAt })),
      ...written
        .filter(({ postId }) => own.has(postId))
        .map(({ postId, id, authorId, createdAt }) => ({
          recipientId,
          notifierId: authorId,
          type: 'comment',
          postId,
          commentId: id,
          createdAt,
        })),
    ]
      .filter(({ notifierId }) => notifierId !== recipientId)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .slice(-40);
    const rows = told.map((notification, index) => ({
      ...notification,
      seenAt: index < told.length - 5 ? new Date(now.getTime() - HOUR_MS) : null,
    }));
    if (rows.length > 0) await db.insert(notifications).values(rows);
  }
}
