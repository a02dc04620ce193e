import type { ShellClock } from '../lib/clock';

export type ManualClock = ShellClock & {
  /** Advances the time and resolves the waits that end in it. */
  pass: (durationMs: number) => Promise<void>;
};

type Waiter = { atMs: number; resolve: () => void };

/** A clock that a test advances. */
export function createManualClock(startMs = 1_000_000): ManualClock {
  let nowMs = startMs;
  let waiters: Waiter[] = [];

  return {
    now: () => nowMs,
    wait: (durationMs) => new Promise((resolve) => waiters.push({ atMs: nowMs + durationMs, resolve })),
    async pass(durationMs) {
      const untilMs = nowMs + durationMs;
      await settle();
      for (let next = earliest(waiters, untilMs); next; next = earliest(waiters, untilMs)) {
        nowMs = next.atMs;
        waiters = waiters.filter((waiter) => waiter !== next);
        next.resolve();
        await settle();
      }
      nowMs = untilMs;
    },
  };
}

function earliest(waiters: Waiter[], untilMs: number): Waiter | undefined {
  return waiters.filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
}

/** Runs pending promise callbacks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
