import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderInFrame } from '@social/ui/testing/render-in-frame';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

export type RegionPlace = { Region: ComponentType; below: string; path: string };

/** Renders a region as the shell does: below its route, signed in, with an empty cache. */
export function renderRegion({ Region, below, path }: RegionPlace) {
  signInAnew();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderInFrame(
    <QueryClientProvider client={queries}>
      <Routes>
        <Route path={`${below}/*`} element={<Region />} />
        <Route path="*" element={null} />
      </Routes>
    </QueryClientProvider>,
    path,
  );
}
