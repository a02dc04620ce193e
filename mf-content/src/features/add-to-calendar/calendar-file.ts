import type { SocialEvent, WallClockTime } from '@social/api/events/event';

const MAX_LINE_BYTES = 75;

export type CalendarEvent = Pick<SocialEvent, 'id' | 'name' | 'location' | 'description' | 'endsAt'> & { startsAt: WallClockTime };

/**
 * Writes an event as iCalendar (RFC 5545). Its times have no zone: they are local to the event's location.
 * `url` is the event's page, `now` becomes the file's timestamp.
 */
export function toCalendarFile(event: CalendarEvent, url: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Social//Events//EN',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${new URL(url).hostname}`,
    `DTSTAMP:${toCompactTime(now.toISOString().slice(0, 19))}Z`,
    `DTSTART:${toCompactTime(`${event.startsAt}:00`)}`,
    ...(event.endsAt !== null ? [`DTEND:${toCompactTime(`${event.endsAt}:00`)}`] : []),
    `SUMMARY:${escapeText(event.name)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toCompactTime(time: string): string {
  return time.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Folds a long line without splitting a character: continuation lines begin with a space. */
function foldLine(line: string): string {
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
