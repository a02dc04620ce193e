import type { EventId } from '@social/api';
import { count, flag, id, mapped, mediaUrl, object, objectOrNull, plainText, text } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

/** Something to go to. Dates are the provider's text and stay that: hosts write day and month in either order. */
export type SocialEvent = {
  id: EventId;
  name: string;
  location: string;
  description: string;
  startDateText: string;
  startTimeText: string;
  endDateText: string;
  endTimeText: string;
  coverUrl: string | null;
  /** Who announced it; null where the provider no longer knows. */
  poster: PersonSummary | null;
  isMine: boolean;
  isGoing: boolean;
  isInterested: boolean;
  goingCount: number;
  interestedCount: number;
};

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
    cover: mediaUrl,
    user_data: objectOrNull(personSummary),
    is_owner: flag,
    is_going: flag,
    is_interested: flag,
    going_count: count,
    interested_count: count,
  }),
  (wire): SocialEvent => ({
    id: wire.id,
    name: wire.name,
    location: wire.location,
    description: wire.description,
    startDateText: wire.start_date,
    startTimeText: wire.start_time,
    endDateText: wire.end_date,
    endTimeText: wire.end_time,
    coverUrl: wire.cover,
    poster: wire.user_data,
    isMine: wire.is_owner,
    isGoing: wire.is_going,
    isInterested: wire.is_interested,
    goingCount: wire.going_count,
    interestedCount: wire.interested_count,
  }),
);
