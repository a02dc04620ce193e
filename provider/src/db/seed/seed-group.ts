import { groupMembers, groups } from '../schema/pages';
import { findMemberId, type SeedContext } from './seed-context';

/** Stores a group whose members can share posts with each other. */
export async function seedGroup(context: SeedContext): Promise<void> {
  const { db } = context;
  const ownerId = findMemberId(context, 'tomas');
  const [group] = await db
    .insert(groups)
    .values({ ownerId, name: 'walkers', title: 'Sunday walkers', description: 'Eight easy kilometres, and cake.' })
    .returning({ id: groups.id });
  if (!group) throw new Error('The group of the seed was not stored.');
  const usernames = ['demo', 'asha', 'tomas', 'priya'];
  await db.insert(groupMembers).values(usernames.map((username) => ({ groupId: group.id, memberId: findMemberId(context, username) })));
}
