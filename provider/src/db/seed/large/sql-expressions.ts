import type { LargePlan } from './large-plan';

const SPAN_DAYS = 730;
/** 2^53 - 1: the bits of a hash that a double holds exactly. */
const FRACTION_BITS = 9_007_199_254_740_991;

/** Creates builders of SQL expressions. Their arguments are our own numbers and lists, never user input. */
export function createSqlExpressions({ seed, now }: Pick<LargePlan, 'seed' | 'now'>) {
  let callCount = 0;
  const moment = `timestamptz '${now.toISOString()}'`;
  const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

  /** Returns a number from 0 up to, but not including, 1: a hash of the row, the seed and the number of this call. */
  function random(...keys: string[]): string {
    callCount += 1;
    const hash = keys.reduce((inner, key) => `hashint8extended((${key})::int8, ${inner})`, `${seed}::int8 * 1000 + ${callCount}`);
    return `((${hash} & ${FRACTION_BITS}) / ${FRACTION_BITS + 1}::float8)`;
  }

  return {
    moment,
    quote,
    random,
    /** Returns a number from 1 to `max`. A higher `skew` makes small numbers more frequent. */
    number: (max: number | string, keys: string[], skew = 1) => `(1 + floor(${max} * power(${random(...keys)}, ${skew})))::int8`,
    pick: (texts: readonly string[], ...keys: string[]) =>
      `(array[${texts.map(quote).join(',')}])[1 + floor(${texts.length} * ${random(...keys)})]`,
    /** Returns the creation time of the given row of `total`. Rows are spread evenly over two years, so that ids increase over time. */
    nthMoment: (row: string, total: number) => `(${moment} - interval '${SPAN_DAYS} days' * (1 - (${row})::float8 / ${total + 1}))`,
    /** Returns a moment up to `days` after another, but not in the future. */
    soonAfter: (start: string, days: number, ...keys: string[]) =>
      `least(${moment}, ${start} + interval '${days} days' * ${random(...keys)})`,
  };
}
