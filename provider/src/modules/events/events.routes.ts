import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import type { MediaService } from '../media/media.service';
import { presentUser } from '../members/members.presenter';
import type { FullEvent } from './events.repository';
import { createEventBody, EVENT_LISTS, eventBody, getEventsBody, type EventList } from './events.schema';
import type { EventService } from './events.service';

type Options = { events: EventService; media: MediaService; wire: WireContext };

const tags = ['events'];
const PREFIXES: Record<EventList, '' | 'my_' | 'going_' | 'interested_' | 'invited_' | 'past_'> = {
  events: '',
  my_events: 'my_',
  going: 'going_',
  interested: 'interested_',
  invited: 'invited_',
  past: 'past_',
};

export const eventRoutes: FastifyPluginAsyncZod<Options> = async (app, { events, media, wire }) => {
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
    const at = (date: string, time: string) => new Date(`${date}T${time.slice(0, 5)}:00Z`);
    return {
      event_id: await events.add(
        getIdentity(request).memberId,
        {
          name: body.event_name,
          location: body.event_location,
          description: body.event_description,
          startsAt: at(body.event_start_date, body.event_start_time),
          endsAt: at(body.event_end_date, body.event_end_time),
        },
        () => media.storeOptionalImage(request.incomingFiles, 'event_cover'),
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

/** Dates as recorded: month, day, year in two digits each. `starts_at` and `ends_at`, our own, say the same without doubt. */
function presentEvent({ event, poster, going, interested, isGoing, isInterested }: FullEvent, viewerId: number, wire: WireContext) {
  const date = (moment: Date) => moment.toISOString().replace(/^\d\d(\d\d)-(\d\d)-(\d\d).*$/, '$2-$3-$1');
  return {
    id: text(event.id),
    name: event.name,
    location: event.location,
    description: event.description,
    start_date: date(event.startsAt),
    start_time: event.startsAt.toISOString().slice(11, 19),
    end_date: date(event.endsAt),
    end_time: event.endsAt.toISOString().slice(11, 19),
    starts_at: event.startsAt.toISOString().slice(0, 19),
    ends_at: event.endsAt.toISOString().slice(0, 19),
    poster_id: text(event.posterId),
    cover: wire.mediaUrl(event.coverPath),
    user_data: presentUser(poster, wire),
    is_owner: event.posterId === viewerId,
    is_going: isGoing,
    is_interested: isInterested,
    going_count: text(going),
    interested_count: text(interested),
    url: wire.siteUrl(`/events/${event.id}`),
  };
}
