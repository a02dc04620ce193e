import { InvalidArgumentError, Option } from 'commander';

/** Shown in the history if the operator gave no reason. */
export const DEFAULT_REASON = 'no reason was given';

export function reasonOption(): Option {
  return new Option('--reason <text>', 'why: the history shows it');
}

/** Time at which a pin is carried out. */
export function atOption(): Option {
  return new Option('--at <time>', 'pin then, through the gates of that moment, such as 2027-01-31T06:00Z').argParser(parseTime);
}

export function basedOnOption(): Option {
  return new Option('--based-on <revision>', 'the revision that you looked at; without it, the present one').argParser(parseRevision);
}

/** @throws {InvalidArgumentError} */
export function parseTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('Write a time such as 2027-01-31 or 2027-01-31T12:00Z.');
  return time.toISOString();
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
