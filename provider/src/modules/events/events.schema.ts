import { countCharacters } from '@social/text-grammar/characters';
import { z } from 'zod';
import {
  idField,
  limitField,
  listField,
  optionalIdField,
  optionalLimitField,
  requiredTextField,
  trimmedTextField,
  dateField,
} from '../../wire/fields';

/** The contract's six lists of events. */
export type EventList = 'events' | 'my_events' | 'going' | 'interested' | 'invited' | 'past';

const date = dateField('must be a date like 2026-05-31');
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'must be a time like 18:30');
const ownLimit = optionalLimitField(50);

export const getEventsBody = z.object({
  fetch: listField.default(['events']),
  offset: optionalIdField,
  my_offset: optionalIdField,
  going_offset: optionalIdField,
  interested_offset: optionalIdField,
  invited_offset: optionalIdField,
  past_offset: optionalIdField,
  limit: limitField(20, 50),
  my_limit: ownLimit,
  going_limit: ownLimit,
  interested_limit: ownLimit,
  invited_limit: ownLimit,
  past_limit: ownLimit,
});

export const eventBody = z.object({ event_id: idField });

/** Answers of guests. `invited` guests have not answered. */
export const EVENT_ANSWERS = ['going', 'interested', 'invited'] as const;
export type EventAnswer = (typeof EVENT_ANSWERS)[number];

export const eventMembersBody = z.object({
  event_id: idField,
  answer: z.enum(EVENT_ANSWERS),
  limit: limitField(20, 50),
  offset: optionalIdField,
});

export const inviteBody = z.object({ event_id: idField, user_id: idField });

const textOf = (minCharacters: number, maxCharacters: number) =>
  trimmedTextField(maxCharacters).refine(
    (text) => countCharacters(text) >= minCharacters,
    `must have at least ${minCharacters} characters`,
  );

export const createEventBody = z.object({
  event_name: textOf(5, 150),
  event_location: requiredTextField(200),
  event_description: textOf(10, 5000),
  event_start_date: date,
  event_end_date: date,
  event_start_time: time.default('00:00'),
  event_end_time: time.default('00:00'),
});

export const editEventBody = createEventBody.extend({ event_id: idField });
