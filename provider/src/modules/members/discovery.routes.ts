import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { callerOf } from '../../plugins/callers';
import type { WireContext } from '../../wire/wire-context';
import { presentPage } from '../pages/pages.presenter';
import type { PageService } from '../pages/pages.service';
import { presentListedUser } from './members.presenter';
import { recommendedBody, searchBody } from './members.schema';
import type { ListedMember, MemberService } from './members.service';

type Options = { members: MemberService; pages: PageService; wire: WireContext };

/** Finding members and pages that one does not know yet. */
export const discoveryRoutes: FastifyPluginAsyncZod<Options> = async (app, { members, pages, wire }) => {
  const listed = (people: ListedMember[]) => people.map(({ member, state }) => presentListedUser(member, state, wire));

  app.post('/fetch-recommended', { schema: { summary: 'People, pages or groups to follow', tags: ['members'], body: recommendedBody } }, async (request) => {
    const { memberId } = callerOf(request);
    const { type, offset: afterId, limit } = request.body;
    switch (type) {
      case 'users':
        return { data: listed(await members.recommend(memberId, { afterId, limit })) };
      case 'pages':
        return { data: (await pages.listSuggested(memberId, { afterId, limit })).map((page) => presentPage(page, memberId, wire)) };
      case 'groups':
        return { data: [] };
    }
  });

  app.post('/search', { schema: { summary: 'Members and pages by name', tags: ['members'], body: searchBody } }, async (request) => {
    const { memberId } = callerOf(request);
    const { search_key: words, limit, user_offset, page_offset } = request.body;
    const people = await members.search(memberId, words.trim(), { afterId: user_offset, limit });
    const found = await pages.search(words.trim(), memberId, { afterId: page_offset, limit });
    // As recorded: in search results a liked page says "yes" or "no".
    const presented = found.map((page) => ({ ...presentPage(page, memberId, wire), is_liked: page.isLiked ? 'yes' : 'no' }));
    return { users: listed(people), pages: presented, groups: [] };
  });
};
