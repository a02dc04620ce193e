import type { GroupId } from '@social/api';
import { groupMembers, groups } from '../../db/schema/pages';
import type { TestContext, TestMember } from './test-context';

/** Inserts a group that posts together: the contract's calls for such groups are out of the product's scope. */
export async function openGroup({ provider: { db }, unique }: TestContext, owner: TestMember): Promise<GroupId> {
  const ownerId = Number(owner.id);
  const [group] = await db
    .insert(groups)
    .values({ ownerId, name: unique('walkers'), title: 'Walkers' })
    .returning({ id: groups.id });
  if (!group) throw new Error('The group was not stored.');
  await db.insert(groupMembers).values({ groupId: group.id, memberId: ownerId });
  return String(group.id) as GroupId;
}
