import { ErrorState, lazyComponent } from '@social/ui';
import { SuggestionFrame, SuggestionSkeleton } from './suggestion-frame';

/** Loads the code of the suggestions after the feed's, in one file with the composer, and reserves their space meanwhile. */
export const SuggestionSlot = lazyComponent({
  load: async () => (await import(/* webpackChunkName: 'after-feed' */ './suggestion-row')).SuggestionRow,
  fallback: <SuggestionSkeleton />,
  failed: (retry) => (
    <SuggestionFrame aria-label="Friend Suggestions">
      <ErrorState title="Friend suggestions could not be loaded" detail="The rest of the page still works." onRetry={retry} />
    </SuggestionFrame>
  ),
});
