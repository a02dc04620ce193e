import { InvalidArgumentError, Option } from 'commander';

/** Shown in the history if the operator gave no reason. */
export const DEFAULT_REASON = 'no reason was given';

export function reasonOption(): Option {
  return new Option('--reason <text>', 'why: the history shows it');
}

/** Time at which a pin is carried out. */
export function atOption(): Option {
  return new Option('--at <time>', 'pin then, through the gates of that moment, such as 2027-01-31T06:00Z; UTC without a zone').argParser(
    parseTime,
  );
}

export function basedOnOption(): Option {
  return new Option('--based-on <revision>', 'the revision that you looked at; without it, the present one').argParser(parseRevision);
}

/** A day, and perhaps its time with a zone: `2027-01-31`, `2027-01-31 06:00`, `2027-01-31T06:00:30+02:00`. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,3})? ?(Z|z|UTC|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a moment. Without a zone it is UTC, the zone in which times are shown. @throws {InvalidArgumentError} for a day without a time, too. */
export function parseTime(text: string): string {
  const { day, time } = splitTime(text);
  if (time === null) throw new InvalidArgumentError(`Write the time of the day, too, such as ${day}T06:00Z.`);
  return time;
}

/** Reads until when something lasts. A day without a time means its last second. Without a zone it is UTC. @throws {InvalidArgumentError} */
export function parseEnd(text: string): string {
  const { day, time } = splitTime(text);
  return time ?? `${day}T23:59:59.000Z`;
}

function splitTime(text: string): { day: string; time: string | null } {
  const [, day, minutes, seconds = ':00', zone = 'Z'] = TIME.exec(text.trim()) ?? [];
  if (day === undefined)
    throw new InvalidArgumentError('Write a time such as 2027-01-31T12:00Z or 2027-01-31T12:00+01:00; UTC without a zone.');
  // JavaScript reads the 31st of February as the 3rd of March.
  if (!isDay(day)) throw new InvalidArgumentError(`There is no day ${day}.`);
  if (minutes === undefined) return { day, time: null };
  const offset = /^(z|utc)$/i.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2');
  const time = new Date(`${day}T${minutes}${seconds}${offset}`);
  if (minutes.startsWith('24') || Number.isNaN(time.getTime())) throw new InvalidArgumentError(`There is no time ${text.trim()}.`);
  return { day, time: time.toISOString() };
}

function isDay(day: string): boolean {
  const midnight = new Date(`${day}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/** @throws {InvalidArgumentError}, which commander prints with the option's name. */
export function parseRevision(text: string): number {
  if (!/^(0|[1-9]\d{0,8})$/.test(text)) throw new InvalidArgumentError('A revision is a number such as 7.');
  return Number(text);
}

/** @throws {InvalidArgumentError} */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (!/^\d{1,3}(\.\d+)?$/.test(text) || percent > 100) throw new InvalidArgumentError('A percentage is a number from 0 to 100.');
  return percent;
}
