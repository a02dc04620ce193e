import { parseId, type PersonId } from '@social/api';
import { sessionStore } from '@social/session';
import { AppTheme, NotificationHost } from '@social/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

export type RegionPlace = { Region: ComponentType; below: string; path: string };

/** Renders a region as the shell does: below its route, signed in, with theme, notices and an empty cache. */
export function renderRegion({ Region, below, path }: RegionPlace) {
  sessionStore.signOut();
  const userId = parseId<PersonId>('1');
  if (userId) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <AppTheme>
      <NotificationHost />
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={`${below}/*`} element={<Region />} />
            <Route path="*" element={null} />
          </Routes>
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
