import { comments } from '../schema/comments';
import { pageAdmins, pageLikes, pageReviews, pages } from '../schema/pages';
import { postMedia, postReactions, posts, postSaves } from '../schema/posts';
import type { PagePlan } from './page-plan';
import { people, type Person } from './people';
import { before, DAY_MS, findMemberId, listPictures, pickPicture, type SeedContext } from './seed-context';
import type { Picture } from './seed-media';
import { getJoinedDaysAgo } from './seed-members';
import { commentTexts } from './texts/comments';
import { pagePlans } from './texts/page-plans';
import { pageReviewTexts } from './texts/page-reviews';

/** A stored page with its early posts. The members' posts are stored later, together with `posts`. */
export type SeededPage = { id: number; owner: Person; earlyPosts: EarlyPost[]; posts: PagePost[] };
type EarlyPost = { id: number; text: string; createdAt: Date };
type EarlyPostPlan = { page: SeededPage; plan: PagePlan; text: string; daysAgo: number };
type PagePost = { text: string; picture: Picture | null };

const FIRST_OPENED_DAYS_AGO = 377;
const RECENT_DAYS = 90;

/** Stores pages with their admins, likes, reviews and early posts. Early posts are older than all other posts. */
export async function seedPages(context: SeedContext): Promise<SeededPage[]> {
  const dated = pagePlans.map((plan, index) => ({
    plan,
    openedDaysAgo: Math.min(FIRST_OPENED_DAYS_AGO - index * 3, getJoinedDaysAgo(plan.by) - 1),
  }));
  const seeded: SeededPage[] = [];
  const earlyPosts: EarlyPostPlan[] = [];
  for (const [index, { plan, openedDaysAgo }] of dated.toSorted((a, b) => b.openedDaysAgo - a.openedDaysAgo).entries()) {
    const owner = people.find(({ username }) => username === plan.by);
    if (!owner) throw new Error(`The seed has no member named ${plan.by}.`);
    const id = await storePage(context, plan, index, openedDaysAgo);
    await storeLikes(context, plan, id, openedDaysAgo);
    const page: SeededPage = { id, owner, earlyPosts: [], posts: plan.posts.map((text) => illustrate(context, plan, text)) };
    earlyPosts.push(...plan.earlyPosts.map((text, position) => ({ page, plan, text, daysAgo: openedDaysAgo - 1 - position * 4 })));
    seeded.push(page);
  }
  for (const early of earlyPosts.toSorted((a, b) => b.daysAgo - a.daysAgo))
    early.page.earlyPosts.push(await storeEarlyPost(context, early));
  return seeded;
}

async function storePage(context: SeedContext, plan: PagePlan, index: number, openedDaysAgo: number): Promise<number> {
  const { db, random } = context;
  const { by, name, title, description, categoryId, company = '', address = '', callActionType = 0 } = plan;
  const [avatar, cover] = random.shuffle(listPictures(plan.scene));
  const website = `https://example.org/${name}`;
  const [page] = await db
    .insert(pages)
    .values({
      ownerId: findMemberId(context, by),
      name,
      title,
      description,
      categoryId,
      company,
      address,
      website,
      callActionType,
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
    memberId: findMemberId(context, username),
    createdAt: before(context, RECENT_DAYS * DAY_MS),
  }));
  if (admins.length > 0) await db.insert(pageAdmins).values(admins);
  return page.id;
}

/** Stores likes of the page, and reviews by some of the members who like it. `demo` likes fewer pages, so that some are left to suggest. */
async function storeLikes(context: SeedContext, { by }: PagePlan, pageId: number, openedDaysAgo: number): Promise<void> {
  const { db, random } = context;
  const fans = people.filter(({ username }) => username !== by && random.boolean(username === 'demo' ? 0.45 : 0.6));
  const rows = fans.map(({ username }) => ({
    pageId,
    memberId: findMemberId(context, username),
    createdAt: before(context, random.between(1, Math.min(openedDaysAgo, getJoinedDaysAgo(username))) * DAY_MS),
  }));
  if (rows.length === 0) return;
  await db.insert(pageLikes).values(rows);
  const texts = random.sample(pageReviewTexts, random.integer(1, 4));
  const reviews = rows.slice(0, texts.length).map(({ memberId }, index) => ({
    pageId,
    memberId,
    stars: texts[index]?.[0] ?? 5,
    text: texts[index]?.[1] ?? '',
    createdAt: before(context, random.between(1, RECENT_DAYS) * DAY_MS),
  }));
  await db.insert(pageReviews).values(reviews);
}

/** Stores a post of the page's first weeks and the members' reactions to it. The page's chart compares this year with them. */
async function storeEarlyPost(context: SeedContext, { page, plan, text: plannedText, daysAgo }: EarlyPostPlan): Promise<EarlyPost> {
  const { db } = context;
  const { text, picture } = illustrate(context, plan, plannedText);
  const createdAt = before(context, daysAgo * DAY_MS);
  const [post] = await db
    .insert(posts)
    .values({ authorId: findMemberId(context, plan.by), pageId: page.id, text, mediaKind: picture ? 'photos' : 'text', createdAt })
    .returning({ id: posts.id });
  if (!post) throw new Error('A post of the seed was not stored.');
  if (picture)
    await db
      .insert(postMedia)
      .values({ postId: post.id, kind: 'image', path: picture.path, smallPath: picture.smallPath, fileName: `${picture.name}.webp` });
  await storeEarlyReactions(context, plan, post.id, daysAgo);
  return { id: post.id, text, createdAt };
}

async function storeEarlyReactions(context: SeedContext, plan: PagePlan, postId: number, daysAgo: number): Promise<void> {
  const { db, random } = context;
  const memberIds = people
    .filter(({ username }) => username !== plan.by && getJoinedDaysAgo(username) > daysAgo)
    .map(({ username }) => findMemberId(context, username));
  const soonAfterwards = () => before(context, (daysAgo - random.between(0.1, 3)) * DAY_MS);
  for (const memberId of memberIds) {
    const row = { postId, memberId };
    if (random.boolean(0.8)) await db.insert(postReactions).values({ ...row, reaction: 1, createdAt: soonAfterwards() });
    if (random.boolean(0.4)) await db.insert(postSaves).values({ ...row, createdAt: soonAfterwards() });
    if (random.boolean(0.6))
      await db.insert(comments).values({ postId, authorId: memberId, text: random.pick(commentTexts), createdAt: soonAfterwards() });
  }
}

function illustrate(context: SeedContext, { scene }: PagePlan, text: string): PagePost {
  return text.startsWith('*') ? { text: text.slice(1), picture: pickPicture(context, scene) } : { text, picture: null };
}
