import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { EventGuestService } from './event-guests.service';
import { eventBody, eventMembersBody, inviteBody } from './events.schema';
import type { EventService } from './events.service';

type Options = { events: EventService; eventGuests: EventGuestService; wire: WireContext };

const tags = ['events'];

export const eventGuestRoutes: FastifyPluginAsyncZod<Options> = async (app, { events, eventGuests, wire }) => {
  app.post(
    '/get_event_members',
    {
      schema: {
        summary: 'Who goes, is interested or was invited',
        description: 'Our own call. Replies `users`, the newest account first; `offset` is the last one received.',
        tags,
        body: eventMembersBody,
      },
    },
    async (request) => {
      const { event_id: eventId, answer, offset: afterId, limit } = request.body;
      const guests = await eventGuests.list(eventId, getIdentity(request).memberId, answer, { afterId, limit });
      return { users: guests.map((guest) => presentUser(guest, wire)) };
    },
  );

  app.post(
    '/invite-to-event',
    {
      schema: {
        summary: 'Invite a member to an event',
        description: 'Our own call, for members whom the caller follows. A repeated one changes nothing.',
        tags,
        body: inviteBody,
      },
    },
    async (request) => {
      await eventGuests.invite(request.body.event_id, getIdentity(request).memberId, request.body.user_id);
      return {};
    },
  );

  app.post('/go-to-event', { schema: { summary: 'Go, or do not', tags, body: eventBody } }, async (request) => ({
    go_status: (await events.toggleGoing(request.body.event_id, getIdentity(request).memberId)) ? 'going' : 'not-going',
  }));

  app.post('/interest-event', { schema: { summary: 'Be interested, or not', tags, body: eventBody } }, async (request) => ({
    interest_status: (await events.toggleInterested(request.body.event_id, getIdentity(request).memberId))
      ? 'interested'
      : 'not-interested',
  }));
};
