import { comments } from '../schema/comments';
import { pageAdmins, pageLikes, pageReviews, pages } from '../schema/pages';
import { postMedia, postReactions, posts, postSaves } from '../schema/posts';
import { people, type Person } from './people';
import type { Picture } from './seed-media';
import { joinedDaysAgo } from './seed-members';
import { before, DAY_MS, idOf, type SeedContext } from './seed-context';
import { comments as remarks } from './words/conversation';
import { pageOpinions, pagePlans, type PagePlan } from './words/pages';

/** A page with what it has still to post, in its turn among all other posts. */
export type SeededPage = { id: number; owner: Person; beginnings: Beginning[]; posts: Words[] };
export type Beginning = { id: number; text: string; createdAt: Date };
type FirstPost = { page: SeededPage; plan: PagePlan; words: string; daysAgo: number };
type Words = { text: string; picture: Picture | null };

const OPENED_DAYS_AGO = 377;
const WITHIN_DAYS = 90;

/** Pages with their admins, likes, reviews and first posts: these are older than any other post. */
export async function seedPages(context: SeedContext): Promise<SeededPage[]> {
  const dated = pagePlans.map((plan, index) => ({
    plan,
    openedDaysAgo: Math.min(OPENED_DAYS_AGO - index * 3, joinedDaysAgo(plan.by) - 1),
  }));
  const seeded: SeededPage[] = [];
  const firstPosts: FirstPost[] = [];
  for (const [index, { plan, openedDaysAgo }] of dated.toSorted((a, b) => b.openedDaysAgo - a.openedDaysAgo).entries()) {
    const owner = people.find(({ username }) => username === plan.by);
    if (!owner) throw new Error(`Nobody in the seed is called ${plan.by}.`);
    const id = await storePage(context, plan, index, openedDaysAgo);
    await seedFollowers(context, plan, id, openedDaysAgo);
    const page: SeededPage = { id, owner, beginnings: [], posts: plan.posts.map((words) => illustrated(context, plan, words)) };
    firstPosts.push(...plan.beginnings.map((words, line) => ({ page, plan, words, daysAgo: openedDaysAgo - 1 - line * 4 })));
    seeded.push(page);
  }
  for (const first of firstPosts.toSorted((a, b) => b.daysAgo - a.daysAgo))
    first.page.beginnings.push(await storeBeginning(context, first));
  return seeded;
}

async function storePage(context: SeedContext, plan: PagePlan, index: number, openedDaysAgo: number): Promise<number> {
  const { db, chance, media } = context;
  const { by, name, title, description, categoryId, company = '', address = '', callActionType = 0 } = plan;
  const [avatar, cover] = chance.shuffle(media.pictures.filter(({ scene }) => scene === plan.scene));
  const website = `https://example.org/${name}`;
  const [page] = await context.db
    .insert(pages)
    .values({
      ...{ ownerId: idOf(context, by), name, title, description, categoryId, company, address, website, callActionType },
      callActionUrl: callActionType ? website : '',
      avatarPath: avatar?.smallPath ?? null,
      coverPath: cover?.path ?? null,
      takesPosts: index % 2 === 0,
      isVerified: index % 3 === 0,
      createdAt: before(context, openedDaysAgo * DAY_MS),
    })
    .returning({ id: pages.id });
  if (!page) throw new Error('A page of the seed was not stored.');
  const admins = (plan.admins ?? []).map((username) => ({
    pageId: page.id,
    memberId: idOf(context, username),
    createdAt: before(context, WITHIN_DAYS * DAY_MS),
  }));
  if (admins.length > 0) await db.insert(pageAdmins).values(admins);
  return page.id;
}

/** Who likes the page, and what some of them say of it. Demo has pages left to find. */
async function seedFollowers(context: SeedContext, { by }: PagePlan, pageId: number, openedDaysAgo: number): Promise<void> {
  const { db, chance } = context;
  const fans = people.filter(({ username }) => username !== by && chance.isLucky(username === 'demo' ? 0.45 : 0.6));
  const rows = fans.map(({ username }) => ({
    pageId,
    memberId: idOf(context, username),
    createdAt: before(context, chance.between(1, Math.min(openedDaysAgo, joinedDaysAgo(username))) * DAY_MS),
  }));
  if (rows.length === 0) return;
  await db.insert(pageLikes).values(rows);
  const opinions = chance.sample(pageOpinions, chance.whole(1, 4));
  const reviews = rows.slice(0, opinions.length).map(({ memberId }, place) => ({
    pageId,
    memberId,
    stars: opinions[place]?.[0] ?? 5,
    text: opinions[place]?.[1] ?? '',
    createdAt: before(context, chance.between(1, WITHIN_DAYS) * DAY_MS),
  }));
  await db.insert(pageReviews).values(reviews);
}

/** A post of the page's first weeks, with what those did with it who were here then: a year later, its chart compares with it. */
async function storeBeginning(context: SeedContext, { page, plan, words, daysAgo }: FirstPost): Promise<Beginning> {
  const { db, chance } = context;
  const { text, picture } = illustrated(context, plan, words);
  const createdAt = before(context, daysAgo * DAY_MS);
  const [post] = await db
    .insert(posts)
    .values({ authorId: idOf(context, plan.by), pageId: page.id, text, mediaKind: picture ? 'photos' : 'text', createdAt })
    .returning({ id: posts.id });
  if (!post) throw new Error('A post of the seed was not stored.');
  if (picture)
    await db
      .insert(postMedia)
      .values({ postId: post.id, kind: 'image', path: picture.path, smallPath: picture.smallPath, fileName: `${picture.name}.jpg` });
  const around = people
    .filter(({ username }) => username !== plan.by && joinedDaysAgo(username) > daysAgo)
    .map(({ username }) => idOf(context, username));
  const soon = () => before(context, (daysAgo - chance.between(0.1, 3)) * DAY_MS);
  for (const memberId of around) {
    const row = { postId: post.id, memberId };
    if (chance.isLucky(0.8)) await db.insert(postReactions).values({ ...row, reaction: 1, createdAt: soon() });
    if (chance.isLucky(0.4)) await db.insert(postSaves).values({ ...row, createdAt: soon() });
    if (chance.isLucky(0.6))
      await db.insert(comments).values({ postId: post.id, authorId: memberId, text: chance.pick(remarks), createdAt: soon() });
  }
  return { id: post.id, text, createdAt };
}

function illustrated({ chance, media }: SeedContext, { scene }: PagePlan, words: string): Words {
  if (!words.startsWith('*')) return { text: words, picture: null };
  return { text: words.slice(1), picture: chance.pick(media.pictures.filter((picture) => picture.scene === scene)) };
}
