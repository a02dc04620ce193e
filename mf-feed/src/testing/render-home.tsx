import { parseId, type PersonId } from '@social/api';
import { likes, saves, sessionStore } from '@social/session';
import { AppTheme, NotificationHost } from '@social/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Region } from '../expose/home';

/** Renders Home as the shell does: signed in, with theme, notices, router and an empty cache. */
export function renderHome({ path = '/' }: { path?: string } = {}) {
  // What the member of another test did is forgotten with them.
  sessionStore.signOut();
  likes.clear();
  saves.clear();
  const userId = parseId<PersonId>('1');
  if (userId) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <AppTheme>
      <NotificationHost />
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
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
