import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderInShell } from '@social/ui/testing/render-in-shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

export type RegionRoute = { Region: ComponentType; below: string; path: string };

/** Renders a region below its route as the shell does, signed in and with an empty cache. */
export function renderRegion({ Region, below, path }: RegionRoute) {
  signInAnew();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderInShell(
    <QueryClientProvider client={queries}>
      <Routes>
        <Route path={`${below}/*`} element={<Region />} />
        <Route path="*" element={null} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
}
