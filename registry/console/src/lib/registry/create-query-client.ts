import { RegistryError } from '@social/registry-client/browser';
import { QueryCache, QueryClient } from '@tanstack/react-query';

type QueryClientEvents = {
  /** Called after each read, with true if it reached the registry. */
  onReachable: (isReachable: boolean) => void;
};

/** Creates the cache of the registry's answers. The registry client itself retries failed reads. */
export function createQueryClient({ onReachable }: QueryClientEvents): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: () => onReachable(true),
      onError: (error) => onReachable(!(error instanceof RegistryError && error.code === 'UNREACHABLE')),
    }),
    // Changes are pushed, so a window that gets the focus again has nothing to refetch.
    defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } },
  });
}
