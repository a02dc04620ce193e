import { ApiError } from '@social/api';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;
const STALE_TIME_MS = 30_000;

/** The page's one cache of what the provider said. What it refused is not asked again; what did not arrive is, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_TIME_MS, retry: (failures, error) => failures < RETRIES && isTransient(error) },
    },
  });
}

/** It did not arrive: asked again, it may. What was refused is refused. */
export function isTransient(error: Error): boolean {
  return error instanceof ApiError && (error.kind === 'network' || error.kind === 'server' || error.kind === 'timeout');
}
