import { likes, saves } from '@social/session';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
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
  return renderRegions({ [route]: region }, { entry: path, ...(prepare && { prepare }) });
}

/** What comes with the next frame comes as React's tests want it. Lasts until the end of the test. */
function tellFramesToReact(): void {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    return Number(setTimeout(() => act(() => draw(performance.now())), 0));
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => clearTimeout(frame));
}
