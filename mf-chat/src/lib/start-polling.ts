import { liveChannel } from '@social/data';
import { watchAttention, type Attention } from './watch-attention';

const PAUSE_MS: Record<Exclude<Attention, 'away'>, number> = { active: 2000, idle: 10_000 };
/** Where events tell of messages as they are sent: the member still has to hear that the provider does not answer. */
const PAUSE_WHILE_LIVE_MS: typeof PAUSE_MS = { active: 8000, idle: 60_000 };
const MAX_PAUSE_MS = 30_000;

export type Polling = {
  /** Sends a request at once, or when the pending one has ended. */
  requestNow: () => void;
  stop: () => void;
};

/**
 * Repeats a request while the member looks at the page: every 2 s. Less often after a minute without input, after failed requests, or while
 * live events arrive. Never while the page is hidden or offline. Requests at once when the member or the network returns.
 * @param request resolves to true if it succeeded; never rejects
 */
export function startPolling(request: (signal: AbortSignal) => Promise<boolean>): Polling {
  const stopped = new AbortController();
  const watcher = watchAttention(requestNow);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isPending = false;
  let isDue = false;

  function requestNow(): void {
    clearTimeout(timer);
    if (isPending) isDue = true;
    else void run();
  }

  async function run(): Promise<void> {
    if (watcher.attention() === 'away') return;
    isPending = true;
    isDue = false;
    const isSuccess = await request(stopped.signal);
    isPending = false;
    failures = isSuccess ? 0 : failures + 1;
    if (stopped.signal.aborted) return;
    timer = setTimeout(requestNow, isDue && isSuccess ? 0 : getPauseMs(watcher.attention(), failures));
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

function getPauseMs(attention: Attention, failures: number): number {
  const kind = attention === 'away' ? 'idle' : attention;
  if (failures === 0 && liveChannel.getStreamId() !== null) return PAUSE_WHILE_LIVE_MS[kind];
  return Math.min(MAX_PAUSE_MS, PAUSE_MS[kind] * 2 ** failures);
}
