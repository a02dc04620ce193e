import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentGroup } from '../groups/groups.presenter';
import type { GroupService } from '../groups/groups.service';
import { presentPage } from '../pages/pages.presenter';
import type { PageService } from '../pages/pages.service';
import { createAgeFilters, type MemberFilters } from './member-filters';
import { ONLINE_MS, presentListedUser } from './members.presenter';
import { recommendedBody, searchBody } from './members.schema';
import type { ListedMember, MemberService } from './members.service';

type Options = { members: MemberService; pages: PageService; groups: GroupService; wire: WireContext };

/** Suggestions and search for members, pages and groups. */
export const discoveryRoutes: FastifyPluginAsyncZod<Options> = async (app, { members, pages, groups, wire }) => {
  const presentList = (people: ListedMember[]) => people.map(({ member, state }) => presentListedUser(member, state, wire));

  app.post(
    '/fetch-recommended',
    { schema: { summary: 'People, pages or groups to follow', tags: ['members'], body: recommendedBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { type, offset: afterId, limit } = request.body;
      switch (type) {
        case 'users':
          return { data: presentList(await members.recommend(memberId, { afterId, limit })) };
        case 'pages':
          return { data: (await pages.listSuggested(memberId, { afterId, limit })).map((page) => presentPage(page, memberId, wire)) };
        case 'groups':
          return { data: (await groups.listSuggested(memberId, { afterId, limit })).map((group) => presentGroup(group, memberId, wire)) };
      }
    },
  );

  app.post(
    '/search',
    { schema: { summary: 'Members, pages and groups by name', tags: ['members'], body: searchBody } },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { search_key: query, limit, user_offset, page_offset, group_offset } = request.body;
      const [people, foundPages, foundGroups] = await Promise.all([
        members.search(memberId, query, toFilters(request.body, wire.now()), { afterId: user_offset, limit }),
        pages.search(query, memberId, { afterId: page_offset, limit }),
        groups.search(query, memberId, { afterId: group_offset, limit }),
      ]);
      return {
        users: presentList(people),
        // Search results have "yes" or "no" for a liked page, as recorded.
        pages: foundPages.map((page) => ({ ...presentPage(page, memberId, wire), is_liked: page.isLiked ? 'yes' : 'no' })),
        groups: foundGroups.map((group) => presentGroup(group, memberId, wire)),
      };
    },
  );
};

function toFilters(body: z.output<typeof searchBody>, now: Date): MemberFilters {
  const onlineSince = new Date(now.getTime() - ONLINE_MS);
  return {
    gender: body.gender,
    isVerified: body.verified && body.verified === 'on',
    hasPicture: body.image && body.image === 'on',
    seenSince: body.status === 'on' ? onlineSince : undefined,
    notSeenSince: body.status === 'off' ? onlineSince : undefined,
    ...(body.filterbyage !== 'no' && createAgeFilters(body.age_from, body.age_to, now)),
  };
}
