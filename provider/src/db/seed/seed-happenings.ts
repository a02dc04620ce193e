import { blogReactions, blogs, blogViews } from '../schema/blogs';
import { eventMembers, events } from '../schema/events';
import { groupMembers, groups, pageLikes, pages } from '../schema/pages';
import { posts } from '../schema/posts';
import { stories, storyViews } from '../schema/stories';
import { before, DAY_MS, HOUR_MS, idOf, pictureNamed, type SeedContext } from './seed-context';
import { captions } from './words/captions';
import { blogPosts, eventPlans, pagePlans } from './words/happenings';
import { people } from './people';

/** Pages with their likes and posts, and one group to share with. They come before the other posts: they are older. */
export async function seedPages(context: SeedContext): Promise<void> {
  const { db, chance, ids, media } = context;
  for (const [index, { by, name, title, description, categoryId, scene, website, posts: words }] of pagePlans.entries()) {
    const own = chance.shuffle(media.pictures.filter((picture) => picture.scene === scene));
    const values = { ownerId: idOf(context, by), name, title, description, categoryId, website, avatarPath: own[0]?.smallPath ?? null, coverPath: own[1]?.path ?? null, takesPosts: index % 2 === 0, isVerified: index % 3 === 0, createdAt: before(context, 300 * DAY_MS) };
    const [page] = await db.insert(pages).values(values).returning({ id: pages.id });
    if (!page) throw new Error('A page of the seed was not stored.');
    const fans = [...ids.entries()].filter(([username]) => username !== by && (username !== 'demo' || index > 3) && chance.isLucky(0.55));
    if (fans.length > 0) await db.insert(pageLikes).values(fans.map(([, memberId]) => ({ pageId: page.id, memberId, createdAt: before(context, chance.between(10, 200) * DAY_MS) })));
    await db.insert(posts).values(words.map((text, line) => ({ authorId: values.ownerId, pageId: page.id, text, createdAt: before(context, (190 - index * 2 - line) * DAY_MS) })));
  }
  const [group] = await db.insert(groups).values({ ownerId: idOf(context, 'tomas'), name: 'walkers', title: 'Sunday walkers', description: 'Eight easy kilometres, and cake.' }).returning({ id: groups.id });
  if (group) await db.insert(groupMembers).values(['demo', 'asha', 'tomas', 'priya'].map((username) => ({ groupId: group.id, memberId: idOf(context, username) })));
}

export type SeededBlog = { id: number; author: string };

/** Blogs with readers and likes; the posts that announce them come in their turn among all others. */
export async function seedBlogs(context: SeedContext): Promise<SeededBlog[]> {
  const { db, chance, ids } = context;
  const seeded: SeededBlog[] = [];
  for (const [index, blog] of blogPosts.entries()) {
    const createdAt = before(context, (index * 9 + 2) * DAY_MS);
    const contentHtml = blog.paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');
    const authorId = idOf(context, blog.author);
    const [row] = await db.insert(blogs).values({ authorId, title: blog.title, description: blog.description, contentHtml, categoryId: blog.categoryId, thumbnailPath: pictureNamed(context, blog.picture).path, tags: blog.tags, createdAt }).returning({ id: blogs.id });
    if (!row) throw new Error('A blog of the seed was not stored.');
    const readers = chance.sample([...ids.values()], chance.whole(5, 12));
    await db.insert(blogViews).values(readers.map((memberId) => ({ blogId: row.id, memberId, viewedAt: createdAt })));
    await db.insert(blogReactions).values(readers.slice(0, chance.whole(2, 5)).map((memberId) => ({ blogId: row.id, memberId, reaction: 1, createdAt })));
    seeded.push({ id: row.id, author: blog.author });
  }
  return seeded;
}

export async function seedEvents(context: SeedContext): Promise<void> {
  const { db, chance, ids, media, now } = context;
  for (const { by, name, location, description, scene, inDays, hours } of eventPlans) {
    const start = new Date(now.getTime() + inDays * DAY_MS);
    start.setUTCHours(17, 0, 0, 0);
    const cover = chance.pick(media.pictures.filter((picture) => picture.scene === scene));
    const [event] = await db.insert(events).values({ posterId: idOf(context, by), name, location, description, coverPath: cover.path, startsAt: start, endsAt: new Date(start.getTime() + hours * HOUR_MS), createdAt: before(context, 40 * DAY_MS) }).returning({ id: events.id });
    if (!event) throw new Error('An event of the seed was not stored.');
    const guests = [...ids.entries()].filter(([username]) => username !== by && chance.isLucky(0.7));
    if (guests.length > 0) await db.insert(eventMembers).values(guests.map(([, memberId], index) => ({ eventId: event.id, memberId, isGoing: index % 3 === 0, isInterested: index % 3 === 1, isInvited: index % 3 === 2 })));
  }
}

/** Stories of the last hours; they are gone a day after they were posted. */
export async function seedStories(context: SeedContext): Promise<void> {
  const { db, chance, media, ids } = context;
  for (const [index, person] of people.slice(1, 8).entries()) {
    for (let piece = 0; piece <= index % 3; piece += 1) {
      const scene = person.likes[piece % person.likes.length] ?? 'hills';
      const picture = chance.pick(media.pictures.filter((candidate) => candidate.scene === scene));
      const createdAt = before(context, (index + 1) * HOUR_MS + piece * 12 * 60_000);
      const [story] = await db.insert(stories).values({ memberId: idOf(context, person.username), description: chance.pick(captions[scene].closes), kind: 'image', path: picture.path, thumbnailPath: picture.smallPath, createdAt, expiresAt: new Date(createdAt.getTime() + DAY_MS) }).returning({ id: stories.id });
      const viewers = chance.sample([...ids.entries()].filter(([username]) => username !== person.username && (username !== 'demo' || index > 4)), chance.whole(1, 5));
      if (story) await db.insert(storyViews).values(viewers.map(([, memberId]) => ({ storyId: story.id, memberId, viewedAt: createdAt })));
    }
  }
}
