import { failureMessage } from '@social/api/failure-message';
import { Button, ErrorState, Stack } from '@social/ui';
import type { HitKind } from '../../lib/search-hits';
import { HitList } from './hit-list';
import { NothingFound } from './nothing-found';
import { ResultsSkeleton } from './results-skeleton';
import { useKindHits } from './use-results';

/** Shows the results of one kind, page by page. */
export function KindResults({ kind, query }: { kind: HitKind; query: string }) {
  const { data: hits, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchNextPageError } = useKindHits(kind, query);
  if (!hits && error && !isFetching)
    return <ErrorState title="The search failed" detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!hits) return <ResultsSkeleton />;
  if (hits.length === 0) return <NothingFound query={query} />;
  return (
    <Stack spacing={2} aria-busy={isFetching}>
      <HitList hits={hits} />
      {isFetchNextPageError && error && <ErrorState title="The next ones could not be loaded" detail={failureMessage(error)} />}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetching} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? 'Retry' : 'Show more'}
        </Button>
      )}
    </Stack>
  );
}
