import { watchAttention, type Attention } from './watch-attention';

const PAUSE_MS: Record<Exclude<Attention, 'away'>, number> = { active: 2000, idle: 10_000 };
const MAX_PAUSE_MS = 30_000;

export type Poll = {
  /** Sends a request at once, unless one is pending. */
  requestNow: () => void;
  stop: () => void;
};

/**
 * Repeats a request while the member looks at the page: every 2 s, less often when they were idle for a minute or requests fail, never
 * while the page is hidden or offline. Requests at once when the member or the network returns.
 * @param request resolves to whether it succeeded; never rejects
 */
export function startPoll(request: (signal: AbortSignal) => Promise<boolean>): Poll {
  const stopped = new AbortController();
  const watcher = watchAttention(requestNow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isPending = false;

  function requestNow(): void {
    clearTimeout(timer);
    if (!isPending) void run();
  }

  async function run(): Promise<void> {
    if (watcher.attention() === 'away') return;
    isPending = true;
    const isSuccess = await request(stopped.signal);
    isPending = false;
    failures = isSuccess ? 0 : failures + 1;
    if (stopped.signal.aborted) return;
    const attention = watcher.attention();
    const pauseMs = PAUSE_MS[attention === 'away' ? 'idle' : attention];
    timer = setTimeout(requestNow, Math.min(MAX_PAUSE_MS, pauseMs * 2 ** failures));
  }

  requestNow();
  return {
    requestNow,
    stop() {
      clearTimeout(timer);
      watcher.stop();
      stopped.abort();
    },
  };
}
