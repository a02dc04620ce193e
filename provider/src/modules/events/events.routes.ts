import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { z } from 'zod';
import type { WireContext } from '../../wire/wire-context';
import { presentEvent } from './events.presenter';
import { createEventBody, editEventBody, eventBody, getEventsBody, type EventList } from './events.schema';
import type { EventService, NewEvent } from './events.service';

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
    const read = async (list: EventList) => {
      if (!body.fetch.includes(list)) return [];
      const prefix = PREFIXES[list];
      const found = await events.list(list, memberId, body[`${prefix}offset`], body[`${prefix}limit`] ?? body.limit);
      return found.map((full) => presentEvent(full, memberId, wire));
    };
    const [all, own, going, interested, invited, past] = await Promise.all([
      read('events'),
      read('my_events'),
      read('going'),
      read('interested'),
      read('invited'),
      read('past'),
    ]);
    return { events: all, my_events: own, going, interested, invited, past };
  });

  app.post('/get_event_by_id', { schema: { summary: 'One event', tags, body: eventBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    return { data: presentEvent(await events.get(request.body.event_id, memberId), memberId, wire) };
  });

  app.post('/create-event', { schema: { summary: 'Announce an event', tags, body: createEventBody } }, async (request) => ({
    event_id: await events.add(getIdentity(request).memberId, toEvent(request.body), request.incomingFiles),
  }));

  app.post(
    '/edit-event',
    {
      schema: {
        summary: 'Change an event',
        description:
          'Our own call, for its host. It takes the fields of `create-event`; without a file the cover stays. Those who answered are notified.',
        tags,
        body: editEventBody,
      },
    },
    async (request) => {
      await events.edit(request.body.event_id, getIdentity(request).memberId, toEvent(request.body), request.incomingFiles);
      return {};
    },
  );

  app.post(
    '/cancel-event',
    {
      schema: {
        summary: 'Cancel an event',
        description: 'Our own call, for its host. The event stays, with `is_cancelled`. Those who answered or were invited are notified.',
        tags,
        body: eventBody,
      },
    },
    async (request) => {
      await events.cancel(request.body.event_id, getIdentity(request).memberId);
      return {};
    },
  );
};

function toEvent(body: z.output<typeof createEventBody>): NewEvent {
  return {
    name: body.event_name,
    location: body.event_location,
    description: body.event_description,
    startsAt: toMoment(body.event_start_date, body.event_start_time),
    endsAt: toMoment(body.event_end_date, body.event_end_time),
  };
}

function toMoment(date: string, time: string): Date {
  return new Date(`${date}T${time.slice(0, 5)}:00Z`);
}
