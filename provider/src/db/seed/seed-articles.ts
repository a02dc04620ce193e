import { blogCommentLikes, blogComments, blogReactions, blogs, blogViews } from '../schema/blogs';
import { DAY_MS, HOUR_MS, idOf, pictureNamed, type SeedContext } from './seed-context';
import type { SeededPost } from './seeded-post';
import { articleAnswers, articleRemarks, type ArticlePlan } from './words/articles';

/** An article, at the moment when a post announces it: so the ids of articles ascend with time, too. */
export async function storeArticle(
  context: SeedContext,
  { author, title, description, html, categoryId, picture, tags }: ArticlePlan,
  createdAt: Date,
): Promise<number> {
  const contentHtml = html.replace(/picture:([\w-]+)/g, (_, name: string) => pictureNamed(context, name).path);
  const values = {
    authorId: idOf(context, author),
    title,
    description,
    contentHtml,
    categoryId,
    thumbnailPath: pictureNamed(context, picture).path,
    tags,
    createdAt,
  };
  const [row] = await context.db.insert(blogs).values(values).returning({ id: blogs.id });
  if (!row) throw new Error('An article of the seed was not stored.');
  return row.id;
}

/** Readers, likes, and a conversation below each article. */
export async function seedArticleOpinions(context: SeedContext, posts: SeededPost[]): Promise<void> {
  for (const { blogId, authorId, createdAt } of posts) {
    if (blogId) await seedOpinionsOf(context, { blogId, authorId, createdAt });
  }
}

async function seedOpinionsOf(
  context: SeedContext,
  { blogId, authorId, createdAt }: { blogId: number; authorId: number; createdAt: Date },
): Promise<void> {
  const { db, chance, ids, now } = context;
  const later = (moment: Date, withinMs: number) =>
    new Date(Math.min(moment.getTime() + chance.between(60_000, withinMs), now.getTime() - 20_000));
  const readers = chance.sample(
    [...ids.values()].filter((id) => id !== authorId),
    chance.whole(5, 11),
  );
  await db.insert(blogViews).values(readers.map((memberId) => ({ blogId, memberId, viewedAt: later(createdAt, 3 * DAY_MS) })));
  await db
    .insert(blogReactions)
    .values(
      readers
        .slice(0, chance.whole(2, 6))
        .map((memberId) => ({ blogId, memberId, reaction: chance.isLucky(0.7) ? 1 : 2, createdAt: later(createdAt, 3 * DAY_MS) })),
    );
  for (const text of chance.sample(articleRemarks, chance.whole(1, 5))) {
    const saidAt = later(createdAt, 4 * DAY_MS);
    const [comment] = await db
      .insert(blogComments)
      .values({ blogId, authorId: chance.pick(readers), text, createdAt: saidAt })
      .returning({ id: blogComments.id });
    if (!comment) throw new Error('A comment of the seed was not stored.');
    if (chance.isLucky(0.5))
      await db
        .insert(blogComments)
        .values({ blogId, parentId: comment.id, authorId, text: chance.pick(articleAnswers), createdAt: later(saidAt, 9 * HOUR_MS) });
    const likers = chance.sample([...ids.values()], chance.whole(0, 4));
    if (likers.length > 0) await db.insert(blogCommentLikes).values(likers.map((memberId) => ({ commentId: comment.id, memberId })));
  }
}
