import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentEvent } from './events.presenter';
import { createEventBody, EVENT_LISTS, eventBody, getEventsBody, type EventList } from './events.schema';
import type { EventService } from './events.service';

type Options = { events: EventService; wire: WireContext };

const tags = ['events'];
const PREFIXES: Record<EventList, '' | 'my_' | 'going_' | 'interested_' | 'invited_' | 'past_'> = {
  events: '',
  my_events: 'my_',
  going: 'going_',
  interested: 'interested_',
  invited: 'invited_',
  past: 'past_',
};

export const eventRoutes: FastifyPluginAsyncZod<Options> = async (app, { events, wire }) => {
  app.post('/get-events', { schema: { summary: 'The six lists of events', tags, body: getEventsBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    const lists = EVENT_LISTS.map(async (list) => {
      if (!body.fetch.includes(list)) return [list, []] as const;
      const prefix = PREFIXES[list];
      const found = await events.list(list, memberId, body[`${prefix}offset`], body[`${prefix}limit`] ?? body.limit);
      return [list, found.map((full) => presentEvent(full, memberId, wire))] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  });

  app.post('/get_event_by_id', { schema: { summary: 'One event', tags, body: eventBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    return { data: presentEvent(await events.get(request.body.event_id, memberId), memberId, wire) };
  });

  app.post('/create-event', { schema: { summary: 'Announce an event', tags, body: createEventBody } }, async (request) => {
    const { body } = request;
    return {
      event_id: await events.add(
        getIdentity(request).memberId,
        {
          name: body.event_name,
          location: body.event_location,
          description: body.event_description,
          startsAt: toMoment(body.event_start_date, body.event_start_time),
          endsAt: toMoment(body.event_end_date, body.event_end_time),
        },
        request.incomingFiles,
      ),
    };
  });

  app.post('/go-to-event', { schema: { summary: 'Go, or do not', tags, body: eventBody } }, async (request) => ({
    go_status: (await events.toggleGoing(request.body.event_id, getIdentity(request).memberId)) ? 'going' : 'not-going',
  }));

  app.post('/interest-event', { schema: { summary: 'Be interested, or not', tags, body: eventBody } }, async (request) => ({
    interest_status: (await events.toggleInterested(request.body.event_id, getIdentity(request).memberId))
      ? 'interested'
      : 'not-interested',
  }));
};

function toMoment(date: string, time: string): Date {
  return new Date(`${date}T${time.slice(0, 5)}:00Z`);
}
