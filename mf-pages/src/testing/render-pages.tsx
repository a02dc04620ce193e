import { parseId, type PersonId } from '@social/api';
import { sessionStore } from '@social/session';
import { AppTheme, NotificationHost } from '@social/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Region as PageProfile } from '../expose/page-profile';
import { Region as Pages } from '../expose/pages';

/** Renders what the shell would show at a path: signed in, with theme, notices, router and an empty cache. */
export function renderPages(path: string) {
  // What the member of another test did is forgotten with them.
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
            <Route path="/pagescomp/mainpages/*" element={<Pages />} />
            <Route path="/PageProfile" element={<PageProfile />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { user: userEvent.setup(), queries, ...view };
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}
