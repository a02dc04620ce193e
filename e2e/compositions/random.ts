/** Draws numbers determined by a seed: the same seed gives the same compositions on every machine. */
export type Random = {
  /** True with this probability. */
  isDrawn(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
};

/** Creates a generator (mulberry32), which is small and uniform enough for choosing faults. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    isDrawn: (probability) => next() < probability,
    pick<T>(items: readonly T[]): T {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
  };
}
