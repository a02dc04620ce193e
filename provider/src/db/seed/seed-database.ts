import { sql } from 'drizzle-orm';
import type { Database } from '../client';
import { members } from '../schema/members';
import { createChance } from './chance';
import { seedArticleOpinions } from './seed-articles';
import { seedChats } from './seed-chats';
import type { SeedContext } from './seed-context';
import { seedEvents } from './seed-events';
import { seedGroup, seedStories } from './seed-happenings';
import { writeSeedMedia } from './seed-media';
import { seedFollows, seedMembers } from './seed-members';
import { seedOpinions } from './seed-opinions';
import { seedPages } from './seed-pages';
import { seedPosts } from './seed-posts';

const SEED = 20_260_314;
const SEED_LOCK = 7_301_444;

/**
 * Fills an empty database with a small, lively place: all of it or, when it is ended half-way, nothing.
 * Does nothing where there are members already. Two at once take turns.
 */
export async function seedDatabase(
  db: Database,
  { uploadsDirectory, now }: { uploadsDirectory: string; now: Date },
): Promise<'seeded' | 'not empty'> {
  if ((await db.$count(members)) > 0) return 'not empty';
  // Before the transaction, which must be short: the files alone say nothing.
  const media = await writeSeedMedia(uploadsDirectory);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(members)) > 0) return 'not empty';
    const context: SeedContext = { db: tx, chance: createChance(SEED), media, now, ids: new Map() };
    await seedMembers(context);
    await seedFollows(context);
    await seedGroup(context);
    const posts = await seedPosts(context, await seedPages(context));
    await seedOpinions(context, posts);
    await seedArticleOpinions(context, posts);
    await seedEvents(context);
    await seedStories(context);
    await seedChats(context);
    return 'seeded';
  });
}
