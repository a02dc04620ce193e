import { RegistryError, watchChanges } from '@social/registry-client/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchTopics } from '../registry/query-keys';
import { useConnection } from '../registry/registry-provider';
import { useSession } from '../session/session-provider';
import { useLiveStore } from './live-store';

const POLL_MS = 5000;

/**
 * Refetches changed data live. Refetches everything every 5 s if the stream of changes is broken or the registry did not answer. Renders
 * nothing.
 */
export function LiveChanges() {
  const queries = useQueryClient();
  const connection = useConnection();
  const isSignedIn = useSession().token !== null;
  const { state, isReachable, setState } = useLiveStore();
  // A read may fail while the stream is open, without any event in the stream.
  const isPolling = isSignedIn && (state === 'polling' || !isReachable);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    const ending = new AbortController();
    watchChanges(connection, {
      signal: ending.signal,
      onChange: (topics) => void refetchTopics(queries, topics),
      onLive: (isLive) => setState(isLive ? 'live' : 'polling'),
    }).catch((error: unknown) => {
      // The refusal of the token has already ended its session (`RegistryProvider`).
      if (!(error instanceof RegistryError)) throw error;
    });
    return () => ending.abort();
  }, [connection, isSignedIn, queries, setState]);

  useEffect(() => {
    if (!isPolling) return undefined;
    // Does not cancel running requests: a registry that needs longer than the interval would never finish one.
    const timer = setInterval(() => void queries.invalidateQueries({}, { cancelRefetch: false }), POLL_MS);
    return () => clearInterval(timer);
  }, [queries, isPolling]);

  return null;
}
