import type { EventId } from '@social/api';
import { toCalendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  id: '3' as EventId,
  name: 'Long table; one pot, forty chairs',
  location: 'Back yard',
  description: 'Come hungry.\nSit beside a stranger.',
  startsAt: '2026-03-20T18:00',
  endsAt: '2026-03-21T01:30',
};
const now = new Date('2026-03-01T10:20:30.400Z');
const write = (fields: Partial<CalendarEvent> = {}) => toCalendarFile({ ...event, ...fields }, 'https://social.example/events/3', now);

test('an event becomes iCalendar with times without a zone and escaped text', () => {
  expect(write().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Social//Events//EN',
    'BEGIN:VEVENT',
    'UID:event-3@social.example',
    'DTSTAMP:20260301T102030Z',
    'DTSTART:20260320T180000',
    'DTEND:20260321T013000',
    'SUMMARY:Long table\\; one pot\\, forty chairs',
    'LOCATION:Back yard',
    'DESCRIPTION:Come hungry.\\nSit beside a stranger.',
    'URL:https://social.example/events/3',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('an event without an end has no DTEND', () => {
  expect(write({ endsAt: null })).not.toContain('DTEND');
});

test('long lines are folded without splitting a character', () => {
  const description = 'ありがとう 🎉 '.repeat(30);
  const file = write({ description });
  expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(description);
});
