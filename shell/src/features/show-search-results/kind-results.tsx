import { failureMessage } from '@social/api/failure-message';
import { toListState } from '@social/data/lists/list-state';
import { lowerInSentence, t } from '@social/texts';
import { EmptyState, ErrorState, SearchIcon, Stack, UnreadableNote } from '@social/ui';
import { MoreButton } from '../../lib/more-button';
import type { HitKind } from '../../lib/hit';
import { isMissingSearch } from '../../lib/search-hits';
import { HitList } from './hit-list';
import { NothingFound } from './nothing-found';
import { tabLabels } from './hit-kinds';
import { ResultsSkeleton } from './results-skeleton';
import { useKindHits } from './use-results';

export function KindResults({ kind, query }: { kind: HitKind; query: string }) {
  const results = useKindHits(kind, query);
  const state = toListState(results);

  switch (state.kind) {
    case 'loading':
      return <ResultsSkeleton />;
    case 'failed':
      if (isMissingSearch(kind, state.error))
        return (
          <EmptyState icon={<SearchIcon />} title={t('This server cannot search {kind}', { kind: lowerInSentence(tabLabels[kind]) })} />
        );
      return <ErrorState title={t('The search failed')} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'empty':
      return <NothingFound query={query} />;
    case 'ready':
      return (
        <Stack spacing={2} aria-busy={results.isFetching}>
          <HitList hits={state.items} />
          <UnreadableNote count={state.unreadableCount} singular={t('result')} plural={t('results')} />
          <MoreButton end={state.end} failedTitle={t('The next ones could not be loaded')} variant="outlined">
            {t('Show more')}
          </MoreButton>
        </Stack>
      );
  }
}
