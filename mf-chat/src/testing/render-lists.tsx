import { parseId, type PersonId } from '@social/api';
import { sessionStore } from '@social/session';
import { AppTheme } from '@social/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Region } from '../expose/conversation-lists';

/** Renders the panel's lists as the shell does: signed in, with theme, router and an empty cache. */
export function renderLists(address = '/') {
  const userId = parseId<PersonId>('1');
  if (userId) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AppTheme>
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[address]}>
          <Region />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { user: userEvent.setup() };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
