import { ApiError } from '@social/api';
import { shareStructure } from '@social/data/lists/share-structure';
import { notifyManager, QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const STALE_TIME_MS = 30_000;

// Observers are notified of a write in its task, not in a later one. Otherwise ending an optimistic update after a write would show a frame
// of the earlier data.
notifyManager.setScheduler(queueMicrotask);

/**
 * Creates the page's query cache. It retries transient failures twice, and never refusals. Nor timeouts: the member has waited as long as
 * anybody should by then, and gets a Retry.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        structuralSharing: shareStructure,
        retry: (failures, error) => failures < RETRIES && isTransient(error) && !isTimeout(error),
      },
      // By default a mutation without a connection waits silently; the member gets the failure at once.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Returns true if a retry may succeed. */
export function isTransient(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'server' || error.kind === 'timeout');
}

const isTimeout = (error: Error): boolean => error instanceof ApiError && error.kind === 'timeout';
