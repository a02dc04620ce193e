import { pollVotes, postReactions, postSaves } from '../schema/posts';
import { DAY_MS, inBatches, soonAfter, type SeedContext } from './seed-context';
import type { SeededPost } from './seeded-post';

export type SeededLike = { postId: number; memberId: number; reaction: number; createdAt: Date };

/** Stores likes, saves and votes. All counts that members see are derived from these rows. Returns the likes. */
export async function seedReactions(context: SeedContext, posts: SeededPost[]): Promise<SeededLike[]> {
  const { db } = context;
  const publicPosts = posts.filter(({ isPublic }) => isPublic);
  const likes = publicPosts.flatMap((post) => planLikes(context, post));
  await inBatches(likes, (batch) => db.insert(postReactions).values(batch));
  const saves = publicPosts.flatMap((post) => planSaves(context, post));
  await inBatches(saves, (batch) => db.insert(postSaves).values(batch));
  const votes = posts.filter(({ options }) => options.length > 0).flatMap((post) => planVotes(context, post));
  await inBatches(votes, (batch) => db.insert(pollVotes).values(batch));
  return likes;
}

function planLikes(context: SeedContext, post: SeededPost): SeededLike[] {
  const { random } = context;
  const popularity = random.next() ** 1.5;
  return shuffleReaders(context, post)
    .slice(0, Math.round(popularity * 11))
    .map((memberId) => ({
      postId: post.id,
      memberId,
      reaction: random.boolean(0.7) ? 1 : random.integer(2, 4),
      createdAt: soonAfter(context, post.createdAt, 3 * DAY_MS),
    }));
}

function planSaves(context: SeedContext, post: SeededPost) {
  const { random } = context;
  return shuffleReaders(context, post)
    .slice(0, random.boolean(0.12) ? random.integer(1, 3) : 0)
    .map((memberId) => ({ postId: post.id, memberId, createdAt: soonAfter(context, post.createdAt, 5 * DAY_MS) }));
}

function planVotes(context: SeedContext, post: SeededPost) {
  const { random } = context;
  return shuffleReaders(context, post)
    .slice(0, random.integer(5, 10))
    .map((memberId) => ({
      postId: post.id,
      memberId,
      optionId: random.pick(post.options),
      createdAt: soonAfter(context, post.createdAt, 2 * DAY_MS),
    }));
}

function shuffleReaders({ random, ids }: SeedContext, post: SeededPost): number[] {
  return random.shuffle([...ids.values()].filter((id) => id !== post.authorId));
}
