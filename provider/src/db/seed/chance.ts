export type Chance = ReturnType<typeof createChance>;

/** Chance that falls the same way each time for the same seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed >>> 0;

  /** From 0 up to, not including, 1. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));

  function pick<T>(items: readonly T[]): T {
    const item = items[whole(0, items.length - 1)];
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
    whole,
    pick,
    shuffle,
    isLucky: (share: number) => next() < share,
    sample: <T>(items: readonly T[], amount: number) => shuffle(items).slice(0, amount),
  };
}
