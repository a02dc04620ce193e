import { likes, saves } from '@social/session';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderInShell } from '@social/ui/testing/render-in-shell';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { keptPlaces } from '../features/read-feed/kept-places';

export type RenderOptions = {
  /** Where the member is. */
  path?: string;
  /** The route that the region fills, with its parameters; every path unless said. */
  route?: string;
  /** Puts into the cache what the test is not about. */
  prepare?: (queries: QueryClient) => void;
};

/** Renders a region as the shell does: signed in, with an empty cache. Other paths say only where one is. */
export function renderRegion(region: ReactNode, { path = '/', route = '*', prepare }: RenderOptions = {}) {
  tellFramesToReact();
  signInAnew();
  // What the member of another test did is forgotten with them.
  keptPlaces.clear();
  likes.clear();
  saves.clear();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  prepare?.(queries);
  return renderInShell(
    <QueryClientProvider client={queries}>
      <Routes>
        <Route path={route} element={region} />
        {route !== '*' && <Route path="*" element={null} />}
      </Routes>
    </QueryClientProvider>,
    path,
  );
}

/** What comes with the next frame comes as React's tests want it. Lasts until the end of the test. */
function tellFramesToReact(): void {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    return Number(setTimeout(() => act(() => draw(performance.now())), 0));
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => clearTimeout(frame));
}
