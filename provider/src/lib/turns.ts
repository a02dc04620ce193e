/** Creates a function that runs at most `max` tasks at once. The others wait in order. */
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
      // The turn passes directly to the next task.
      if (next) next();
      else running -= 1;
    }
  };
}
