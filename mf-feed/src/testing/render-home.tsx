import type { PersonId } from '@social/api';
import { apiClient, sessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';
import { Region } from '../expose/home';
// Before the first test, whose first find would otherwise wait until Jest has compiled them.
import '../features/suggest-people/suggestion-row';
import '../features/write-post/composer';
import '../features/write-post/draft-details-body';
import { suggestionsQuery } from '../features/suggest-people/suggestions-query';
import { storiesQuery } from '../features/view-stories/stories-query';
import { renderRegion, type RenderRegionOptions } from './render-region';

type HomeOptions = Pick<RenderRegionOptions, 'path'> & {
  /** Fetches the stories; without it there are none. */
  withStories?: boolean;
  /** Fetches the suggestions; without it there are none. */
  withSuggestions?: boolean;
};

/** Renders Home as the shell does. */
export function renderHome({ path = '/', withStories = false, withSuggestions = false }: HomeOptions = {}) {
  return renderRegion(<Region />, { path, prepare: hide });

  function hide(queries: QueryClient): void {
    const { userId } = sessionStore.getState();
    const nothing = { pages: [[]], pageParams: [null satisfies PersonId | null] };
    if (!withStories) queries.setQueryData(storiesQuery(apiClient, userId).queryKey, nothing);
    if (!withSuggestions) queries.setQueryData(suggestionsQuery(apiClient, userId).queryKey, nothing);
  }
}
