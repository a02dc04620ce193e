import { useSession } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Delay after the last file of the page's loading. Earlier events are reported when the stream is opened. */
const START_AFTER_MS = 3000;
const CALLS = ['xmlhttprequest', 'fetch'];

/** Follows the member's events while they are signed in, and refreshes what these change. Everything is polled until then. */
export function useLiveEvents(): void {
  const queries = useQueryClient();
  const memberId = useSession((session) => session.userId);
  const accessToken = useSession((session) => session.accessToken);

  useEffect(() => {
    if (memberId === null || accessToken === null) return;
    const ended = new AbortController();
    const start = () => {
      loading?.disconnect();
      void import(/* webpackChunkName: "live-page" */ './live-page').then(
        ({ startLivePage }) => startLivePage({ queries, memberId, signal: ended.signal }),
        () => undefined, // The page continues to poll.
      );
    };
    let timer = setTimeout(start, START_AFTER_MS);
    const loading = watchFiles(() => {
      clearTimeout(timer);
      timer = setTimeout(start, START_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      loading?.disconnect();
      ended.abort();
    };
  }, [queries, memberId, accessToken]);
}

/** Calls back for each file that was loaded, but not for calls: polls never end. */
function watchFiles(onFile: () => void): PerformanceObserver | null {
  // Missing in jsdom.
  if (typeof PerformanceObserver === 'undefined') return null;
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => !CALLS.includes((entry as PerformanceResourceTiming).initiatorType))) onFile();
  });
  observer.observe({ type: 'resource' });
  return observer;
}
