import type { ApiClient, PersonId } from '@social/api';
import type { LiveEvent } from '@social/api/live/live-event';
import { reopenStream } from './reopen-stream';
import type { LiveChannel } from './live-channel';

export type FollowOptions = {
  client: ApiClient;
  memberId: PersonId;
  channel: LiveChannel;
  /** Ends it: the member leaves, or their token changes. */
  signal: AbortSignal;
  /** The seconds since the page began to fetch. */
  getPageAgeSeconds: () => number;
  random: () => number;
};

/** A message between the pages of one browser. `beat` tells how the stream is, again and again. */
type Relayed =
  | { type: 'event'; event: LiveEvent }
  | { type: 'beat'; streamId: string | null; position: string }
  | { type: 'join'; ageSeconds: number };

/** The host writes every 15 s, and every position is relayed. A page that has heard nothing for longer is on its own. */
const SILENCE_MS = 45_000;
/** A page that joins gets what happened since it began to load, at most so long ago. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 200;

/**
 * Publishes the member's events on the page's channel. The pages of a browser have one stream: the page that holds the lock has it and
 * relays it; when that page is closed, another one continues where it ended. A browser without locks has a stream for each page.
 */
export async function followLiveEvents({ client, memberId, channel, signal, getPageAgeSeconds, random }: FollowOptions): Promise<void> {
  const name = `live ${memberId}`;
  const relay = createRelay(name, signal);
  let remembered: { event: LiveEvent; at: number }[] = [];
  let position = '';
  let isLeader = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function setStream(streamId: string | null): void {
    if (streamId !== channel.getStreamId()) channel.publish({ kind: 'stream', streamId });
  }

  const beat = () => relay.send({ type: 'beat', streamId: channel.getStreamId(), position });

  relay.onMessage((message) => {
    if (message.type === 'join') return isLeader && welcome(message.ageSeconds);
    if (isLeader) return;
    clearTimeout(silence);
    silence = setTimeout(() => setStream(null), SILENCE_MS);
    if (message.type === 'event') return channel.publish(message.event);
    ({ position } = message);
    setStream(message.streamId);
  });

  /** Other pages get these again, which does no harm: an event says what to fetch. */
  function welcome(ageSeconds: number): void {
    const since = Date.now() - Math.min(REMEMBERED_MS, ageSeconds * 1000);
    for (const { event, at } of remembered) if (at >= since) relay.send({ type: 'event', event });
    beat();
  }

  async function lead(): Promise<void> {
    isLeader = true;
    clearTimeout(silence);
    await reopenStream({
      ...{ client, signal, getPageAgeSeconds, random },
      getPosition: () => position,
      onStream(streamId) {
        setStream(streamId);
        beat();
      },
      onEvent(event) {
        remembered = [...remembered.slice(1 - MAX_REMEMBERED), { event, at: Date.now() }];
        relay.send({ type: 'event', event });
        channel.publish(event);
      },
      onPosition(reached) {
        position = reached;
        beat();
      },
    });
  }

  relay.send({ type: 'join', ageSeconds: getPageAgeSeconds() });
  try {
    await withLock(name, signal, lead);
  } finally {
    clearTimeout(silence);
    setStream(null);
  }
}

function createRelay(name: string, signal: AbortSignal) {
  const pages = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  signal.addEventListener('abort', () => pages?.close(), { once: true });
  return {
    send: (message: Relayed) => {
      if (!signal.aborted) pages?.postMessage(message);
    },
    onMessage: (listener: (message: Relayed) => void) =>
      pages?.addEventListener('message', ({ data }: MessageEvent<Relayed>) => listener(data)),
  };
}

/** Waits for the lock of that name, which one page of the browser has at a time; closing the page releases it. */
async function withLock(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  // Missing where the page is not served over https.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work();
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
