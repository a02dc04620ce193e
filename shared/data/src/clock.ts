/** The time that optimistic updates and outboxes work by. Tests pass their own. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls `act` once after that long, unless the returned function is called before. */
  after: (ms: number, act: () => void) => () => void;
};

/** The time of the browser. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
