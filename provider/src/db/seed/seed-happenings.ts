import { groupMembers, groups } from '../schema/pages';
import { stories, storyViews } from '../schema/stories';
import { people } from './people';
import { before, DAY_MS, HOUR_MS, idOf, type SeedContext } from './seed-context';
import { captions } from './words/captions';

/** One group to share with. */
export async function seedGroup(context: SeedContext): Promise<void> {
  const { db } = context;
  const [group] = await db
    .insert(groups)
    .values({ ownerId: idOf(context, 'tomas'), name: 'walkers', title: 'Sunday walkers', description: 'Eight easy kilometres, and cake.' })
    .returning({ id: groups.id });
  if (group)
    await db
      .insert(groupMembers)
      .values(['demo', 'asha', 'tomas', 'priya'].map((username) => ({ groupId: group.id, memberId: idOf(context, username) })));
}

/** Stories of the last hours; they are gone a day after they were posted. */
export async function seedStories(context: SeedContext): Promise<void> {
  const { db, chance, media, ids } = context;
  for (const [index, person] of people.slice(1, 8).entries()) {
    for (let piece = 0; piece <= index % 3; piece += 1) {
      const scene = person.likes[piece % person.likes.length] ?? 'hills';
      const picture = chance.pick(media.pictures.filter((candidate) => candidate.scene === scene));
      const createdAt = before(context, (index + 1) * HOUR_MS + piece * 12 * 60_000);
      const [story] = await db
        .insert(stories)
        .values({
          memberId: idOf(context, person.username),
          description: chance.pick(captions[scene].closes),
          kind: 'image',
          path: picture.path,
          thumbnailPath: picture.smallPath,
          createdAt,
          expiresAt: new Date(createdAt.getTime() + DAY_MS),
        })
        .returning({ id: stories.id });
      const viewers = chance.sample(
        [...ids.entries()].filter(([username]) => username !== person.username && (username !== 'demo' || index > 4)),
        chance.whole(1, 5),
      );
      if (story) await db.insert(storyViews).values(viewers.map(([, memberId]) => ({ storyId: story.id, memberId, viewedAt: createdAt })));
    }
  }
}
