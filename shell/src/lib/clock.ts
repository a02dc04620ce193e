/** The shell's clock; tests pass in one that they control. */
export type ShellClock = {
  /** Milliseconds since the epoch. */
  now: () => number;
  wait: (durationMs: number) => Promise<void>;
};

export const browserClock: ShellClock = {
  now: () => Date.now(),
  wait: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
};
