import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentGroup } from '../groups/groups.presenter';
import type { GroupService } from '../groups/groups.service';
import { presentPage } from '../pages/pages.presenter';
import type { PageService } from '../pages/pages.service';
import { presentListedUser, presentProfile, presentUser } from './members.presenter';
import {
  blockBody,
  followRequestBody,
  friendsBody,
  memberBody,
  muteBody,
  reportUserBody,
  suggestionsBody,
  userDataBody,
  userDataByNameBody,
} from './members.schema';
import type { ListedMember, MemberService } from './members.service';

type Options = { members: MemberService; pages: PageService; groups: GroupService; wire: WireContext };

const tags = ['members'];
const PROFILE_LIST = { limit: 50 };

export const memberRoutes: FastifyPluginAsyncZod<Options> = async (app, { members, pages, groups, wire }) => {
  const presentList = (people: ListedMember[]) => people.map(({ member, state }) => presentListedUser(member, state, wire));

  async function presentParts(viewerId: number, memberId: number, parts: string[]) {
    const profile = await members.getProfile(viewerId, memberId);
    return {
      ...(parts.includes('user_data') && { user_data: presentProfile(profile, wire) }),
      ...(parts.includes('followers') && {
        followers: presentList(await members.listFollows(viewerId, 'followers', memberId, PROFILE_LIST)),
      }),
      ...(parts.includes('following') && {
        following: presentList(await members.listFollows(viewerId, 'following', memberId, PROFILE_LIST)),
      }),
      ...(parts.includes('liked_pages') && {
        liked_pages: (await pages.listLiked(memberId, viewerId, PROFILE_LIST)).map((page) => presentPage(page, viewerId, wire)),
      }),
      ...(parts.includes('joined_groups') && {
        joined_groups: (await groups.listJoined(memberId, viewerId, PROFILE_LIST)).map((group) => presentGroup(group, viewerId, wire)),
      }),
    };
  }

  app.post('/get-user-data', { schema: { summary: 'Read a profile', tags, body: userDataBody } }, (request) =>
    presentParts(getIdentity(request).memberId, request.body.user_id, request.body.fetch),
  );

  app.post(
    '/get-user-data-username',
    { schema: { summary: 'Read a profile by username', tags, body: userDataByNameBody } },
    async (request) =>
      presentParts(getIdentity(request).memberId, await members.findIdByUsername(request.body.username), request.body.fetch),
  );

  app.post('/follow-user', { schema: { summary: 'Follow, or stop following', tags, body: memberBody } }, async (request) => ({
    follow_status: await members.toggleFollow(getIdentity(request).memberId, request.body.user_id),
  }));

  app.post('/follow-request-action', { schema: { summary: 'Answer a follow request', tags, body: followRequestBody } }, async (request) => {
    const { user_id: followerId, request_action: action } = request.body;
    await members.answerFollowRequest(getIdentity(request).memberId, followerId, action === 'accept');
    return {};
  });

  app.post(
    '/get-user-suggestions',
    { schema: { summary: 'People to follow, the older form', tags, body: suggestionsBody } },
    async (request) => {
      const { offset: afterId, limit } = request.body;
      return { suggestions: presentList(await members.recommend(getIdentity(request).memberId, { afterId, limit })) };
    },
  );

  app.post(
    '/get-friends',
    { schema: { summary: 'Whom a member follows, and who follows them', tags, body: friendsBody } },
    async (request) => {
      const { memberId: viewerId } = getIdentity(request);
      const { user_id: memberId, type, limit, following_offset, followers_offset } = request.body;
      const read = async (side: 'following' | 'followers', afterId: number | undefined) =>
        type.includes(side) ? presentList(await members.listFollows(viewerId, side, memberId, { afterId, limit })) : [];
      return { data: { following: await read('following', following_offset), followers: await read('followers', followers_offset) } };
    },
  );

  app.post('/block-user', { schema: { summary: 'Block or free a member', tags, body: blockBody } }, async (request) => {
    const isBlocked = request.body.block_action === 'block';
    await members.setBlocked(getIdentity(request).memberId, request.body.user_id, isBlocked);
    return { block_status: isBlocked ? 'blocked' : 'un-blocked' };
  });

  // Muting is not in the contract.
  app.post('/mute-user', { schema: { summary: 'Mute or unmute a member', tags, body: muteBody } }, async (request) => {
    const isMuted = request.body.mute_action === 'mute';
    await members.setMuted(getIdentity(request).memberId, request.body.user_id, isMuted);
    return { mute_status: isMuted ? 'muted' : 'un-muted' };
  });

  app.post('/get-muted-users', { schema: { summary: 'Whom the caller has muted', tags } }, async (request) => ({
    muted_users: (await members.listMuted(getIdentity(request).memberId)).map((member) => presentUser(member, wire)),
  }));

  app.post('/report_user', { schema: { summary: 'Report a member', tags, body: reportUserBody } }, async (request) => {
    const { memberId, text } = request.body;
    await members.report(getIdentity(request).memberId, memberId, text);
    return { message: 'User was reported', code: 1 };
  });

  app.post('/get-blocked-users', { schema: { summary: 'Whom the caller has blocked', tags } }, async (request) => ({
    blocked_users: (await members.listBlocked(getIdentity(request).memberId)).map((member) => presentUser(member, wire)),
  }));
};
