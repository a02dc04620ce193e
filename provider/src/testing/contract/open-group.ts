import type { GroupId } from '@social/api';
import { createGroup } from '@social/api/groups/create-group';
import type { TestContext, TestMember } from './test-context';

/** Creates a group that posts together. */
export async function openGroup({ unique }: TestContext, owner: TestMember): Promise<GroupId> {
  return (await createGroup(owner.client, { slug: unique('walkers'), name: 'Walkers', description: 'Every Sunday', isPrivate: false })).id;
}
