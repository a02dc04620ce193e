import { RegistryError } from '@social/registry/client/browser';
import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Creates the cache of what the registry answered. The client itself repeats reads that failed. @param onTokenRefused is called after a 401. */
export function createQueryClient(onTokenRefused: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof RegistryError && error.status === 401) onTokenRefused();
      },
    }),
    // Changes are pushed; a window that gets the focus again has nothing to catch up on.
    defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false } },
  });
}
