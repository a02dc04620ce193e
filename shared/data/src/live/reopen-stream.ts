import { ApiError, type ApiClient } from '@social/api';
import type { LiveEvent } from '@social/api/live/live-event';
import { readLiveEvents } from '@social/api/live/read-live-events';
import { backoffMs } from '@social/contracts';

export type StreamHandlers = {
  onEvent: (event: LiveEvent) => void;
  onPosition: (position: string) => void;
  /** null: it broke, and was not opened again within 5 s. */
  onStream: (streamId: string | null) => void;
};
export type StreamLoop = StreamHandlers & {
  client: ApiClient;
  getPosition: () => string;
  getPageAgeSeconds: () => number;
  signal: AbortSignal;
  /** 0 ≤ x < 1: spreads the browsers of a server that ends. */
  random: () => number;
};

const PAUSES = { firstMs: 1000, maxMs: 60_000 };
/** A stream that is opened again within this time was not away: what was missed comes with it. */
const GRACE_MS = 5000;
/** After the end of a stream that the host wants to be opened again. */
const MAX_REOPEN_MS = 1000;

/**
 * Opens the member's stream again wherever it ends, from where it ended, until `signal` is aborted, the session has ended, or the host
 * has none. Network and wake-up do not wait for the pause.
 */
export async function reopenStream(loop: StreamLoop): Promise<void> {
  const { client, signal, random, onStream } = loop;
  let grace: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  try {
    while (!signal.aborted) {
      const failure = await readOnce(client, {
        ...loop,
        onStream(streamId) {
          clearTimeout(grace);
          grace = undefined;
          failures = 0;
          onStream(streamId);
        },
      });
      if (failure && isFinal(failure)) return;
      grace ??= setTimeout(() => onStream(null), GRACE_MS);
      if (failure) failures++;
      const waitMs = failure ? (failure.retryAfterSeconds ?? 0) * 1000 + backoffMs(failures, PAUSES) : MAX_REOPEN_MS;
      await pauseOrReturn(waitMs * (0.5 + random() / 2), signal);
    }
  } finally {
    clearTimeout(grace);
    onStream(null);
  }
}

/** Resolves to the reason why the stream broke; null where the host ended it. */
async function readOnce(client: ApiClient, loop: StreamLoop): Promise<ApiError | null> {
  const changed = new AbortController();
  // Another network: the connection is dead, and no error would be reported for a while.
  const renew = () => changed.abort();
  window.addEventListener('online', renew);
  try {
    await readLiveEvents(client, {
      lastPosition: loop.getPosition(),
      pageAgeSeconds: loop.getPageAgeSeconds(),
      signal: AbortSignal.any([loop.signal, changed.signal]),
      onOpen: loop.onStream,
      onEvent: loop.onEvent,
      onPosition: loop.onPosition,
    });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return changed.signal.aborted ? null : error;
  } finally {
    window.removeEventListener('online', renew);
  }
}

/** The host has no streams, or knows the token no longer: the page's other calls say so to the member. */
function isFinal({ kind }: ApiError): boolean {
  return kind === 'refused' || kind === 'contract' || kind === 'signed-out' || kind === 'aborted';
}

/** Resolves after a pause, or when the network or the member returns. */
function pauseOrReturn(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const end = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(end, ms);
    const options = { signal: done.signal };
    signal.addEventListener('abort', end, options);
    window.addEventListener('online', end, options);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), options);
  });
}
