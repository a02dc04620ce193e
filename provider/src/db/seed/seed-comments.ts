import { commentReactions, comments } from '../schema/comments';
import { DAY_MS, HOUR_MS, inBatches, soonAfter, type SeedContext } from './seed-context';
import type { SeededPost } from './seeded-post';
import { commentTexts, replyTexts } from './texts/comments';

export type SeededComment = { id: number; authorId: number; postId: number; createdAt: Date };

/** Stores comments on the public posts, and the post authors' replies and likes. Returns the comments without the replies. */
export async function seedComments(context: SeedContext, posts: SeededPost[]): Promise<SeededComment[]> {
  const { db, random, ids } = context;
  const publicPosts = posts.filter(({ isPublic }) => isPublic);
  const stored = await storeComments(context, publicPosts);

  const authors = new Map(publicPosts.map(({ id, authorId }) => [id, authorId]));
  const replies = stored
    .filter(() => random.boolean(0.3))
    .map(({ id, postId, authorId, createdAt }) => ({
      postId,
      parentId: id,
      authorId: authors.get(postId) ?? authorId,
      text: random.pick(replyTexts),
      createdAt: soonAfter(context, createdAt, 8 * HOUR_MS),
    }));
  await inBatches(replies, (batch) => db.insert(comments).values(batch));

  const likes = stored
    .filter(() => random.boolean(0.4))
    .flatMap(({ id, createdAt }) =>
      random
        .sample([...ids.values()], random.integer(1, 4))
        .map((memberId) => ({ commentId: id, memberId, reaction: 1, createdAt: soonAfter(context, createdAt, DAY_MS) })),
    );
  await inBatches(likes, (batch) => db.insert(commentReactions).values(batch));
  return stored;
}

async function storeComments(context: SeedContext, posts: SeededPost[]): Promise<SeededComment[]> {
  const stored: SeededComment[] = [];
  const plans = posts.flatMap((post) => planComments(context, post));
  await inBatches(
    plans.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    async (batch) => {
      const { id, authorId, postId, createdAt } = comments;
      stored.push(...(await context.db.insert(comments).values(batch).returning({ id, authorId, postId, createdAt })));
    },
  );
  return stored;
}

function planComments(context: SeedContext, post: SeededPost) {
  const { random, ids } = context;
  return random.sample(commentTexts, pickCommentCount(context)).map((text) => ({
    postId: post.id,
    authorId: random.pick([...ids.values()].filter((id) => id !== post.authorId)),
    text,
    createdAt: soonAfter(context, post.createdAt, 2 * DAY_MS),
  }));
}

/** Every ninth post has a long thread, so that there is one to expand. */
function pickCommentCount({ random }: SeedContext): number {
  if (random.boolean(0.11)) return random.integer(6, 14);
  return random.boolean(0.55) ? random.integer(1, 3) : 0;
}
