/** The shell's clock; tests pass in one that they control. */
export type Clock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (durationMs: number) => Promise<void>;
};

export const browserClock: Clock = {
  now: () => Date.now(),
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
};
