export type Random = ReturnType<typeof createRandom>;

/** Creates a random generator (mulberry32): the same seed gives the same sequence each time. */
export function createRandom(seed: number) {
  let state = seed >>> 0;

  /** Returns a number from 0 up to, but not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const between = (min: number, max: number) => min + next() * (max - min);
  const integer = (min: number, max: number) => Math.floor(between(min, max + 1));

  function pick<T>(items: readonly T[]): T {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: next() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }

  return {
    next,
    between,
    integer,
    pick,
    shuffle,
    /** Returns true with a probability from 0 to 1. */
    boolean: (probability: number) => next() < probability,
    sample: <T>(items: readonly T[], size: number) => shuffle(items).slice(0, size),
  };
}
