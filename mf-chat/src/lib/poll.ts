import { watchPage, type Attention } from './watch-page';

const PACE_MS: Record<Exclude<Attention, 'away'>, number> = { active: 2000, idle: 10_000 };
const SLOWEST_MS = 30_000;

export type Poll = {
  /** Asks at once, unless it is being asked. */
  askNow: () => void;
  stop: () => void;
};

/**
 * Asks again and again while somebody looks: every 2 s, less often when they have not moved for a minute or answers fail, never
 * while the page is hidden or offline. At once when they or the network come back.
 * @param ask resolves to whether it was answered; never rejects
 */
export function startPoll(ask: (signal: AbortSignal) => Promise<boolean>): Poll {
  const ended = new AbortController();
  const page = watchPage(askNow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isAsking = false;

  function askNow(): void {
    clearTimeout(timer);
    if (!isAsking) void round();
  }

  async function round(): Promise<void> {
    if (page.attention() === 'away') return;
    isAsking = true;
    const isAnswered = await ask(ended.signal);
    isAsking = false;
    failures = isAnswered ? 0 : failures + 1;
    if (ended.signal.aborted) return;
    const attention = page.attention();
    const pace = PACE_MS[attention === 'away' ? 'idle' : attention];
    timer = setTimeout(askNow, Math.min(SLOWEST_MS, pace * 2 ** failures));
  }

  askNow();
  return {
    askNow,
    stop() {
      clearTimeout(timer);
      page.stop();
      ended.abort();
    },
  };
}
