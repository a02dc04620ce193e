import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { NotificationHost } from '../notifications/notification-host';
import { AppTheme } from '../theme/app-theme';

notifyManager.setScheduler(queueMicrotask); // as the shell does

export type HistoryEntry = string | { pathname: string; state: unknown };

export type RenderOptions = {
  entry?: HistoryEntry;
  /** Fills the cache before the first render. */
  prepare?: (queries: QueryClient) => void;
};

export type RenderedRegions = RenderResult & { user: UserEvent; queries: QueryClient };

/**
 * Renders the regions of a remote as the shell does: each at its route, with theme, notifications, router and an empty cache that does
 * not retry. Every other path renders nothing. The output "Address" shows the current path.
 */
export function renderRegions(routes: Record<string, ReactNode>, { entry = '/', prepare }: RenderOptions = {}): RenderedRegions {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000 }, mutations: { networkMode: 'always' } },
  });
  prepare?.(queries);
  const view = render(
    <AppTheme>
      <NotificationHost />
      <QueryClientProvider client={queries}>
        <MemoryRouter initialEntries={[entry]}>
          <Routes>
            {Object.entries({ '*': null, ...routes }).map(([path, region]) => (
              <Route key={path} path={path} element={region} />
            ))}
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
