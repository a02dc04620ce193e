import type { ObjectStore } from '@social/server-storage/object-store';
import { sql } from 'drizzle-orm';
import { createRandom } from '../../lib/random';
import type { Database } from '../client';
import { members } from '../schema/members';
import { seedArticleReactions } from './seed-articles';
import { seedChats } from './seed-chats';
import { seedComments } from './seed-comments';
import type { SeedContext } from './seed-context';
import { seedEvents } from './seed-events';
import { seedGroup } from './seed-group';
import { copySeedMedia } from './seed-media';
import { seedFollows, seedMembers } from './seed-members';
import { seedNotifications } from './seed-notifications';
import { seedPages } from './seed-pages';
import { seedPosts } from './seed-posts';
import { seedReactions } from './seed-reactions';
import { seedStories } from './seed-stories';

const SEED = 20_260_314;
const SEED_LOCK = 7_301_444;

/**
 * Fills an empty database with a few members and months of their activity, in one transaction. Does nothing if members exist. Two processes
 * that start together take turns.
 */
export async function seedDatabase(db: Database, { uploads, now }: { uploads: ObjectStore; now: Date }): Promise<'seeded' | 'not empty'> {
  if ((await db.$count(members)) > 0) return 'not empty';
  // Files are copied before the transaction, to keep it short. Files without a row do no harm.
  await copySeedMedia(uploads);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(members)) > 0) return 'not empty';
    // The pool limits the pauses between statements to seconds. A busy machine may need longer to hash a password.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const context: SeedContext = { db: tx, random: createRandom(SEED), now, ids: new Map() };
    await seedMembers(context);
    await seedFollows(context);
    await seedGroup(context);
    const posts = await seedPosts(context, await seedPages(context));
    const likes = await seedReactions(context, posts);
    const comments = await seedComments(context, posts);
    await seedNotifications(context, posts, likes, comments);
    await seedArticleReactions(context, posts);
    await seedEvents(context);
    await seedStories(context);
    await seedChats(context);
    return 'seeded';
  });
}
