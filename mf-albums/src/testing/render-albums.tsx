import { sessionStore } from '@social/session';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderInShell, type Entry } from '@social/ui/testing/render-in-shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Region } from '../expose/albums';

/** Renders the region as the shell does: signed in, with an empty cache. */
export function renderAlbums(entry: Entry = '/my-albums', { isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  if (isSignedIn) signInAnew();
  else sessionStore.signOut();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  return renderInShell(
    <QueryClientProvider client={queries}>
      <Region />
    </QueryClientProvider>,
    entry,
  );
}
