import { t } from '@social/texts';
import { ErrorState, lazyComponent } from '@social/ui';
import { SuggestionSkeleton } from './suggestion-skeleton';

/** Loads the code of the suggestions after the feed's, in one file with the composer, and reserves their space until then. */
export const SuggestionSlot = lazyComponent({
  load: async () => (await import(/* webpackChunkName: 'after-feed' */ './suggestion-row')).SuggestionRow,
  fallback: <SuggestionSkeleton />,
  failed: (retry) => (
    // An article, as each child of a feed has to be.
    <article aria-label={t('Friend Suggestions')}>
      <ErrorState title={t('Friend suggestions could not be loaded')} detail={t('The rest of the page still works.')} onRetry={retry} />
    </article>
  ),
});
