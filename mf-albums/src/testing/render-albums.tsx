import { parseId, type PersonId } from '@social/api';
import { sessionStore } from '@social/session';
import { AppTheme, NotificationHost } from '@social/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Region } from '../expose/albums';

// A machine may be busy with something else: patience costs nothing where all is well.
configure({ asyncUtilTimeout: 5000 });

type Entry = string | { pathname: string; state: unknown };

/** Renders the region as the shell does: signed in, with theme, notices, router and an empty cache. */
export function renderAlbums(entry: Entry = '/my-albums', { isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  // What the member of another test did is forgotten with them.
  sessionStore.signOut();
  const userId = parseId<PersonId>('1');
  if (userId && isSignedIn) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const view = render(
    <AppTheme>
      <NotificationHost />
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[entry]}>
          <Region />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { user: userEvent.setup(), ...view };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
