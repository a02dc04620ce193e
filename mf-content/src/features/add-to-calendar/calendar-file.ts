import type { SocialEvent, WallClockTime } from '@social/api/events/event';

const MAX_LINE_BYTES = 75;

export type CalendarEvent = Pick<SocialEvent, 'id' | 'name' | 'location' | 'description' | 'endsAt'> & { startsAt: WallClockTime };

/**
 * An event as calendars take it (RFC 5545). Its times have no zone there either: they are those on the clock of the place.
 * `url` is the event's page, `now` the moment of writing.
 */
export function calendarFile(event: CalendarEvent, url: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Social//Events//EN',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${compact(now.toISOString().slice(0, 19))}Z`,
    `DTSTART:${compact(`${event.startsAt}:00`)}`,
    ...(event.endsAt !== null ? [`DTEND:${compact(`${event.endsAt}:00`)}`] : []),
    `SUMMARY:${escaped(event.name)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Long lines go on in the next one after a space; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let lengthBytes = 0;
  let result = '';
  for (const letter of line) {
    const bytes = encoder.encode(letter).length;
    if (lengthBytes + bytes > MAX_LINE_BYTES) {
      result += '\r\n ';
      lengthBytes = 1;
    }
    result += letter;
    lengthBytes += bytes;
  }
  return result;
}
