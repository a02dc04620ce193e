import { RegistryError } from '@social/registry/client/browser';
import { QueryCache, QueryClient } from '@tanstack/react-query';

type QueryClientEvents = {
  /** After each read: whether it reached the registry. */
  onReachable: (isReachable: boolean) => void;
};

/** Creates the cache of what the registry answered. The client itself repeats reads that failed. */
export function createQueryClient({ onReachable }: QueryClientEvents): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => onReachable(true),
      onError: (error) => onReachable(!(error instanceof RegistryError && error.code === 'UNREACHABLE')),
    }),
    // Changes are pushed; a window that gets the focus again has nothing to catch up on.
    defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } },
  });
}
