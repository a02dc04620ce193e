import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { PagePeopleService } from './page-people.service';
import { invitableBody, pageAdminBody, pageBody } from './pages.schema';

const tags = ['pages'];

export const pagePeopleRoutes: FastifyPluginAsyncZod<{ people: PagePeopleService; wire: WireContext }> = async (app, { people, wire }) => {
  // Not in the contract, which has a call that makes admins but none that lists them.
  app.post(
    '/page-admins',
    {
      schema: {
        summary: 'Who else may manage a page (our own call)',
        description: 'Replies `data`: members, the first admin first. The owner is not among them.',
        tags,
        body: pageBody,
      },
    },
    async (request) => {
      const admins = await people.listAdmins(request.body.page_id, getIdentity(request).memberId);
      return { data: admins.map((member) => presentUser(member, wire)) };
    },
  );

  app.post(
    '/not_in_page_member',
    {
      schema: {
        summary: 'People whom the caller could ask to like a page',
        description: 'Replies `users`: whom the caller follows, who do not like the page, and whom the caller has not asked yet.',
        tags,
        body: invitableBody,
      },
    },
    async (request) => {
      const { page_id: pageId, offset: afterId, limit } = request.body;
      const list = await people.listInvitable(pageId, getIdentity(request).memberId, { afterId, limit });
      return { users: list.map((member) => presentUser(member, wire)) };
    },
  );

  app.post('/page_add', { schema: { summary: 'Ask somebody to like a page', tags, body: pageAdminBody } }, async (request) => {
    await people.invite(request.body.page_id, getIdentity(request).memberId, request.body.user_id);
    return { message: 'Invitation was sent' };
  });

  app.post('/report_page', { schema: { summary: 'Report a page, or take that back', tags, body: pageBody } }, async (request) => ({
    code: Number(await people.toggleReport(request.body.page_id, getIdentity(request).memberId)),
  }));
};
