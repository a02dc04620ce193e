import type { PageComposition } from '@social/contracts';
import type { SessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';

/** The parts of a page that is stored, or was. */
export type OfflinePage = {
  composition: PageComposition;
  queryClient: QueryClient;
  session: Pick<SessionStore, 'getState' | 'subscribe'>;
};
