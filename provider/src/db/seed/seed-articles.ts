import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { blogCommentLikes, blogComments, blogReactions, blogs, blogViews } from '../schema/blogs';
import { DAY_MS, findMemberId, findPicture, HOUR_MS, soonAfter, type SeedContext } from './seed-context';
import type { SeededPost } from './seeded-post';
import { articleComments, articleReplies, type ArticlePlan } from './texts/articles';

type SeededArticle = { blogId: number; authorId: number; createdAt: Date };

/** Stores an article with the time of the post that announces it, so that the ids of articles increase over time too. */
export async function storeArticle(
  context: SeedContext,
  { author, title, description, file, categoryId, picture, tags }: ArticlePlan,
  createdAt: Date,
): Promise<number> {
  const html = await readFile(fileURLToPath(new URL(`texts/articles/${file}.html`, import.meta.url)), 'utf8');
  const values = {
    authorId: findMemberId(context, author),
    title,
    description,
    contentHtml: html
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/picture:([\w-]+)/g, (_, name: string) => findPicture(name).path),
    categoryId,
    thumbnailPath: findPicture(picture).path,
    tags,
    createdAt,
  };
  const [row] = await context.db.insert(blogs).values(values).returning({ id: blogs.id });
  if (!row) throw new Error('An article of the seed was not stored.');
  return row.id;
}

/** Stores views, reactions and comments of each article. */
export async function seedArticleReactions(context: SeedContext, posts: SeededPost[]): Promise<void> {
  for (const { blogId, authorId, createdAt } of posts) {
    if (!blogId) continue;
    const article = { blogId, authorId, createdAt };
    const readers = await storeReaders(context, article);
    for (const text of context.random.sample(articleComments, context.random.integer(1, 5)))
      await storeComment(context, article, readers, text);
  }
}

async function storeReaders(context: SeedContext, { blogId, authorId, createdAt }: SeededArticle): Promise<number[]> {
  const { db, random, ids } = context;
  const others = [...ids.values()].filter((id) => id !== authorId);
  const readers = random.sample(others, random.integer(5, 11));
  const within = () => soonAfter(context, createdAt, 3 * DAY_MS);
  await db.insert(blogViews).values(readers.map((memberId) => ({ blogId, memberId, viewedAt: within() })));
  const reactions = readers
    .slice(0, random.integer(2, 6))
    .map((memberId) => ({ blogId, memberId, reaction: random.boolean(0.7) ? 1 : 2, createdAt: within() }));
  await db.insert(blogReactions).values(reactions);
  return readers;
}

async function storeComment(context: SeedContext, article: SeededArticle, readers: number[], text: string): Promise<void> {
  const { db, random, ids } = context;
  const { blogId, authorId } = article;
  const createdAt = soonAfter(context, article.createdAt, 4 * DAY_MS);
  const [comment] = await db
    .insert(blogComments)
    .values({ blogId, authorId: random.pick(readers), text, createdAt })
    .returning({ id: blogComments.id });
  if (!comment) throw new Error('A comment of the seed was not stored.');
  if (random.boolean(0.5)) {
    const reply = { blogId, parentId: comment.id, authorId, text: random.pick(articleReplies) };
    await db.insert(blogComments).values({ ...reply, createdAt: soonAfter(context, createdAt, 9 * HOUR_MS) });
  }
  const likers = random.sample([...ids.values()], random.integer(0, 4));
  if (likers.length > 0) await db.insert(blogCommentLikes).values(likers.map((memberId) => ({ commentId: comment.id, memberId })));
}
