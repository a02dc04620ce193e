const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = Date.now();

function tick(): void {
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

/** One timer for all times on a page: what is shown in minutes need not be asked more often. Stands still while nobody looks. */
export const minuteClock = {
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      // Who reads the clock while rendering must get the same answer twice, so it is set here: React asks again once it listens.
      nowMs = Date.now();
      timer = setInterval(tick, MINUTE_MS);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearInterval(timer);
    };
  },
  /** Milliseconds since 1970, at the last tick; the first to listen sets it to the present. */
  now: (): number => nowMs,
};
