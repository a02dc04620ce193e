import { stories, storyViews } from '../schema/stories';
import { people, type Person } from './people';
import { before, DAY_MS, findMemberId, HOUR_MS, MINUTE_MS, pickPicture, soonAfter, type SeedContext } from './seed-context';
import { captions } from './texts/captions';

/** Stores stories of the last hours with their viewers. Each story expires one day after it was posted. */
export async function seedStories(context: SeedContext): Promise<void> {
  for (const [index, person] of people.slice(1, 8).entries()) {
    for (let number = 0; number <= index % 3; number += 1) {
      const story = await storeStory(context, person, number, (index + 1) * HOUR_MS + number * 12 * MINUTE_MS);
      await storeViews(context, story, person, index > 4);
    }
  }
}

type Story = { id: number; createdAt: Date };

async function storeStory(context: SeedContext, { username, scenes }: Person, number: number, ageMs: number): Promise<Story> {
  const scene = scenes[number % scenes.length] ?? 'hills';
  const picture = pickPicture(context, scene);
  const createdAt = before(context, ageMs);
  const [story] = await context.db
    .insert(stories)
    .values({
      memberId: findMemberId(context, username),
      description: context.random.pick(captions[scene].closes),
      kind: 'image',
      path: picture.path,
      thumbnailPath: picture.smallPath,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + DAY_MS),
    })
    .returning({ id: stories.id, createdAt: stories.createdAt });
  if (!story) throw new Error('A story of the seed was not stored.');
  return story;
}

async function storeViews(context: SeedContext, story: Story, owner: Person, isSeenByDemo: boolean): Promise<void> {
  const { db, random, ids } = context;
  const candidates = [...ids.entries()].filter(([username]) => username !== owner.username && (username !== 'demo' || isSeenByDemo));
  const viewers = random.sample(candidates, random.integer(1, 5));
  const viewedAt = () => soonAfter(context, story.createdAt, HOUR_MS);
  await db.insert(storyViews).values(viewers.map(([, memberId]) => ({ storyId: story.id, memberId, viewedAt: viewedAt() })));
}
