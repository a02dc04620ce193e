import type { LiveEvent } from '@social/api/live/live-event';
import { getPageStore } from '../page-store';

/** An event, or that the page's stream was opened; null: it broke, or the host has none. */
export type LiveNews = LiveEvent | { kind: 'stream'; streamId: string | null };

/** Names lists that an event changes, in the `meta` of their queries: `meta: { live: 'conversations' }`. */
export type LiveTopic = 'conversations' | 'group-conversations' | 'notifications';

export type LiveChannel = {
  /** The open stream of this browser; null: poll. */
  getStreamId: () => string | null;
  /** Returns the way to unsubscribe. */
  subscribe: (listener: (news: LiveNews) => void) => () => void;
  publish: (news: LiveNews) => void;
};

/** Polls repair what no event told of. */
const POLL_WHILE_LIVE_MS = 5 * 60_000;

/** Makes the way by which the parts of a page hear of events. */
export function createLiveChannel(): LiveChannel {
  const listeners = new Set<(news: LiveNews) => void>();
  let streamId: string | null = null;
  return {
    getStreamId: () => streamId,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish(news) {
      if (news.kind === 'stream') ({ streamId } = news);
      for (const listener of listeners) listener(news);
    },
  };
}

/** The events of this page. The shell opens their stream; without one nothing is ever published. */
export const liveChannel = getPageStore('live', createLiveChannel);

/** Returns the interval of a poll, in milliseconds: rare while events are reported as they happen. */
export function pollMs(ms: number): number {
  return liveChannel.getStreamId() === null ? ms : POLL_WHILE_LIVE_MS;
}
