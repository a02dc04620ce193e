import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import { presentGroup } from './groups.presenter';
import { createGroupBody, groupBody, groupMembersBody } from './groups.schema';
import type { GroupService } from './groups.service';

const tags = ['groups'];

/** Groups whose members post together. */
export const groupRoutes: FastifyPluginAsyncZod<{ groups: GroupService; wire: WireContext }> = async (app, { groups, wire }) => {
  app.post('/get-group-data', { schema: { summary: 'One group', tags, body: groupBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    return { group_data: presentGroup(await groups.get(request.body.group_id, memberId), memberId, wire) };
  });

  app.post(
    '/get_group_members',
    {
      schema: {
        summary: 'The members of a group',
        description: 'Replies `users`, the newest account first. Only members see those of a private group.',
        tags,
        body: groupMembersBody,
      },
    },
    async (request) => {
      const { group_id: groupId, offset: afterId, limit } = request.body;
      const members = await groups.listMembers(groupId, getIdentity(request).memberId, { afterId, limit });
      return { users: members.map((member) => presentUser(member, wire)) };
    },
  );

  app.post('/join-group', { schema: { summary: 'Join a group, or leave it', tags, body: groupBody } }, async (request) => ({
    join_status: (await groups.toggleJoined(request.body.group_id, getIdentity(request).memberId)) ? 'joined' : 'left',
  }));

  app.post('/create-group', { schema: { summary: 'Make a group', tags, body: createGroupBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { group_name: name, group_title: title, about: description, privacy } = request.body;
    const group = await groups.add(memberId, { name, title, description, isPrivate: privacy === '2' });
    return { group_data: presentGroup(group, memberId, wire) };
  });
};
