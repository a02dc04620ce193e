import { parseId, type PersonId } from '@social/api';
import { likes, saves, sessionStore } from '@social/session';
import { AppTheme, NotificationHost } from '@social/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { keptPlaces } from '../features/read-feed/kept-places';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';

export type RenderOptions = {
  /** Where the member is. */
  path?: string;
  /** The route that the region fills, with its parameters; every path unless said. */
  route?: string;
  /** Puts into the cache what the test is not about. */
  prepare?: (queries: QueryClient) => void;
};

/** Renders a region as the shell does: signed in, with theme, notices, router and an empty cache. Other paths say only where one is. */
export function renderRegion(region: ReactNode, { path = '/', route = '*', prepare }: RenderOptions = {}) {
  tellFramesToReact();
  // What the member of another test did is forgotten with them.
  sessionStore.signOut();
  keptPlaces.clear();
  likes.clear();
  saves.clear();
  const userId = parseId<PersonId>('1');
  if (userId) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  prepare?.(queries);
  const view = render(
    <AppTheme>
      <NotificationHost />
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={route} element={region} />
            {route !== '*' && <Route path="*" element={null} />}
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

/** What comes with the next frame comes as React's tests want it. Lasts until the end of the test. */
function tellFramesToReact(): void {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    return Number(setTimeout(() => act(() => draw(performance.now())), 0));
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => clearTimeout(frame));
}
