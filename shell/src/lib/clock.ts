/** Time as the shell sees it: handed in, so that tests decide how it passes. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (durationMs: number) => Promise<void>;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
};
