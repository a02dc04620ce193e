import type { Picture } from '../seed-media';

/** How large a place is wanted. The same plan always makes the same rows. */
export type LargePlan = {
  members: number;
  posts: number;
  messages: number;
  /** A whole number; another one makes other people like other posts. */
  seed: number;
  /** All times are before this moment. */
  now: Date;
  passwordHash: string;
  /** Shown by posts and faces; without any, posts of pictures have none. */
  pictures: Pick<Picture, 'path' | 'smallPath'>[];
  faces: string[];
};

/** A statement, and the table that it fills or changes. */
export type LargeStep = { table: string; statement: string };

const SPAN_DAYS = 730;
/** 2^53 - 1: as many of a hash's bits as a double holds. */
const FRACTION_BITS = 9_007_199_254_740_991;

/** The words of SQL that the statements share. What goes into them are numbers and lists of our own, never anybody's input. */
export function createLargeWords({ seed, now }: Pick<LargePlan, 'seed' | 'now'>) {
  let purposes = 0;
  const moment = `timestamptz '${now.toISOString()}'`;
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

  /** From 0 up to, not including, 1: a hash of the row, of the seed, and of which call of `chance` this is. */
  function chance(...keys: string[]): string {
    purposes += 1;
    const hash = keys.reduce((inner, key) => `hashint8extended((${key})::int8, ${inner})`, `${seed}::int8 * 1000 + ${purposes}`);
    return `((${hash} & ${FRACTION_BITS}) / ${FRACTION_BITS + 1}::float8)`;
  }

  return {
    moment,
    quote,
    chance,
    /** A number from 1 to `most`, small ones more often the greater `skew` is. */
    number: (most: number | string, keys: string[], skew = 1) => `(1 + floor(${most} * power(${chance(...keys)}, ${skew})))::int8`,
    pick: (words: readonly string[], ...keys: string[]) =>
      `(array[${words.map(quote).join(',')}])[1 + floor(${words.length} * ${chance(...keys)})]`,
    /** When the nth of so many came to be: evenly over two years, so that ids ascend with time. */
    nth: (row: string, total: number) => `(${moment} - interval '${SPAN_DAYS} days' * (1 - (${row})::float8 / ${total + 1}))`,
    /** Some time after a moment, and not in the future. */
    soonAfter: (start: string, days: number, ...keys: string[]) =>
      `least(${moment}, ${start} + interval '${days} days' * ${chance(...keys)})`,
  };
}
