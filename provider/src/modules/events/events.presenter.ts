import { text } from '../../wire/encode';
import type { WireContext } from '../../wire/wire-context';
import { presentUser } from '../members/members.presenter';
import type { FullEvent } from './events.repository';

/**
 * Presents an event. Its dates are month, day and year in two digits, as recorded. `starts_at`, `ends_at` (ISO 8601) and `is_cancelled` are
 * not in the contract.
 */
export function presentEvent({ event, poster, going, interested, isGoing, isInterested }: FullEvent, viewerId: number, wire: WireContext) {
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
    is_cancelled: event.cancelledAt !== null,
    is_going: isGoing,
    is_interested: isInterested,
    going_count: text(going),
    interested_count: text(interested),
    url: wire.siteUrl(`/events/${event.id}`),
  };
}
