import { serverNow } from './server-clock';

const MINUTE_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let nowMs = serverNow();

function tick(): void {
  nowMs = serverNow();
  for (const listener of listeners) listener();
}

/** A single timer for all times on a page, which are shown in minutes. It stops while it has no subscriber. */
export const minuteClock = {
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      // Renders must read the same time twice, so it is set here and not in `now`: React reads it again after subscribing.
      nowMs = serverNow();
      timer = setInterval(tick, MINUTE_MS);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearInterval(timer);
    };
  },
  /** Milliseconds since 1970 at the last tick; the first subscriber sets it to the present. */
  now: (): number => nowMs,
};
