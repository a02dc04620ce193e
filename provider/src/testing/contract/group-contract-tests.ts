import { createGroup } from '@social/api/groups/create-group';
import { fetchGroup } from '@social/api/groups/fetch-group';
import { fetchGroupMembers } from '@social/api/groups/fetch-group-members';
import { toggleGroupJoined } from '@social/api/groups/toggle-group-joined';
import { openGroup } from './open-group';
import type { ContractTests } from './test-context';

export const groupContractTests: ContractTests = {
  'create-group': async ({ ana, unique }) => {
    const group = { slug: unique('bakers'), name: 'Bakers', description: 'Bread', isPrivate: true };
    await expect(createGroup(ana.client, group)).resolves.toMatchObject({ ...group, ownerId: ana.id, isJoined: true, memberCount: 1 });
    await expect(createGroup(ana.client, group)).rejects.toMatchObject({
      kind: 'refused',
      memberText: 'This group name is taken already',
    });
  },

  'get-group-data': async (context) => {
    const id = await openGroup(context, context.ana);
    await expect(fetchGroup(context.ben.client, id)).resolves.toMatchObject({
      id,
      name: 'Walkers',
      description: 'Every Sunday',
      ownerId: context.ana.id,
      isPrivate: false,
      isJoined: false,
    });
  },

  get_group_members: async (context) => {
    const { ana, ben } = context;
    const id = await openGroup(context, ana);
    await toggleGroupJoined(ben.client, id);
    const first = await fetchGroupMembers(ben.client, id, { limit: 1 });
    expect(first).toMatchObject([{ id: ben.id }]);
    await expect(fetchGroupMembers(ben.client, id, { limit: 1, afterPersonId: ben.id })).resolves.toMatchObject([{ id: ana.id }]);
  },

  'join-group': async (context) => {
    const { ana, ben } = context;
    const id = await openGroup(context, ana);
    await expect(toggleGroupJoined(ben.client, id)).resolves.toBe(true);
    await expect(fetchGroup(ben.client, id)).resolves.toMatchObject({ isJoined: true, memberCount: 2 });
    await expect(toggleGroupJoined(ben.client, id)).resolves.toBe(false);
    await expect(toggleGroupJoined(ana.client, id)).rejects.toMatchObject({ kind: 'refused' });
  },
};
