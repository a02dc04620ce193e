import { postReactions, saves } from '@social/session';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import type { QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { savedLists } from '../features/read-feed/scroll-anchor';

export type RenderRegionOptions = {
  /** The current path. */
  path?: string;
  /** The region's route with its parameters; every path by default. */
  route?: string;
  /** Fills the cache before the first render. */
  prepare?: (queries: QueryClient) => void;
};

/** Renders a region as the shell does, signed in and with an empty cache. Other paths show only the address. */
export function renderRegion(region: ReactNode, { path = '/', route = '*', prepare }: RenderRegionOptions = {}) {
  runFramesInAct();
  signInAnew();
  // Signs in again, which clears the state of the previous test's member.
  savedLists.clear();
  postReactions.clear();
  saves.clear();
  return renderRegions({ [route]: region }, { entry: path, ...(prepare && { prepare }) });
}

/** Runs animation frames inside `act` until the end of the test. */
function runFramesInAct(): void {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    return Number(setTimeout(() => act(() => draw(performance.now())), 0));
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => clearTimeout(frame));
}
