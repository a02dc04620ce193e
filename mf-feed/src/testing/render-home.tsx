import type { PersonId } from '@social/api';
import { apiClient, sessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';
import { Region } from '../expose/home';
import { storiesQuery } from '../features/view-stories/stories-query';
import { renderRegion, type RenderOptions } from './render-region';

type HomeOptions = Pick<RenderOptions, 'path'> & {
  /** Reads the stories too; else there are none, and the provider is not asked. */
  withStories?: boolean;
};

/** Renders Home as the shell does. */
export function renderHome({ path = '/', withStories = false }: HomeOptions = {}) {
  return renderRegion(<Region />, { path, prepare: (queries) => !withStories && leaveOutStories(queries) });
}

function leaveOutStories(queries: QueryClient): void {
  queries.setQueryData(storiesQuery(apiClient, sessionStore.getState().userId).queryKey, {
    pages: [[]],
    pageParams: [null satisfies PersonId | null],
  });
}
