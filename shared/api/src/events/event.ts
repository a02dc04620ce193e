import type { EventId } from '@social/api';
import { count, flag, flagOrUnknown, id, mapped, mediaUrl, object, objectOrNull, plainText, reading, text } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

/** A local time at the event's location, `2026-05-31T18:30`: the provider has no time zones. */
export type WallClockTime = string;

/** An event of the calendar. The texts of dates are the provider's: hosts write day and month in either order. */
export type SocialEvent = {
  id: EventId;
  name: string;
  location: string;
  description: string;
  startDateText: string;
  startTimeText: string;
  endDateText: string;
  endTimeText: string;
  /** null on hosts that send dates only as text. */
  startsAt: WallClockTime | null;
  endsAt: WallClockTime | null;
  coverUrl: string | null;
  /** The event's creator; null where the provider no longer knows. */
  poster: PersonSummary | null;
  isMine: boolean;
  /** null on hosts that can neither cancel nor change events, nor list or invite their guests. Only our provider has these calls. */
  isCancelled: boolean | null;
  isGoing: boolean;
  isInterested: boolean;
  goingCount: number;
  interestedCount: number;
  /** The time of the request, in milliseconds since 1970. */
  readAt: number;
};

export type DecodedEvent = Omit<SocialEvent, 'readAt'>;

const wallClockTime = reading((value): WallClockTime | null => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(String(value))?.[0] ?? null);

export const socialEvent = mapped(
  object({
    id: id<EventId>(),
    name: plainText,
    location: plainText,
    description: plainText,
    start_date: text,
    start_time: text,
    end_date: text,
    end_time: text,
    starts_at: wallClockTime,
    ends_at: wallClockTime,
    cover: mediaUrl,
    user_data: objectOrNull(personSummary),
    is_owner: flag,
    is_cancelled: flagOrUnknown,
    is_going: flag,
    is_interested: flag,
    going_count: count,
    interested_count: count,
  }),
  (wire): DecodedEvent => ({
    id: wire.id,
    name: wire.name,
    location: wire.location,
    description: wire.description,
    startDateText: wire.start_date,
    startTimeText: wire.start_time,
    endDateText: wire.end_date,
    endTimeText: wire.end_time,
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    coverUrl: wire.cover,
    poster: wire.user_data,
    isMine: wire.is_owner,
    isCancelled: wire.is_cancelled,
    isGoing: wire.is_going,
    isInterested: wire.is_interested,
    goingCount: wire.going_count,
    interestedCount: wire.interested_count,
  }),
);
