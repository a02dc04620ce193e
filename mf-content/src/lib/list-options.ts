import type { PagedQueryOptions } from '@social/data/lists/paged-query';

/** The lists of this remote stay as they are when the member comes back to the window: nothing moves while they read. */
export const listOptions: PagedQueryOptions = { staleTime: 60_000, refetchOnWindowFocus: false };
