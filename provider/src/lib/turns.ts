/** Creates a function that runs at most `max` pieces of work at once; the others wait in their order. */
export function createTurns(max: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn passes to the next one without ending.
      if (next) next();
      else running -= 1;
    }
  };
}
