import { failureMessage } from '@social/api/failure-message';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { ErrorState, Stack, TextLink, Typography, UnreadableNote } from '@social/ui';
import { Link } from '@social/ui/router';
import type { Hit, HitKind } from '../../lib/search-hits';
import { hitKinds, tabLabels } from './hit-kinds';
import { HitList } from './hit-list';
import { NothingFound } from './nothing-found';
import { ResultsSkeleton } from './results-skeleton';
import { useAllHits } from './use-results';

type ResultsOfAllProps = { query: string; pathFor: (kind: HitKind) => string };

/** Shows the first few of each kind, with links to the rest. */
export function AllResults({ query, pathFor }: ResultsOfAllProps) {
  const { data: hits, error, refetch, isFetching } = useAllHits(query);
  if (!hits && error && !isFetching)
    return <ErrorState title="The search failed" detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!hits) return <ResultsSkeleton />;
  const kinds = hitKinds.filter((kind) => hits[kind].length > 0);
  if (kinds.length === 0) return <NothingFound query={query} />;
  return (
    <Stack spacing={3}>
      {kinds.map((kind) => (
        <KindSection key={kind} label={tabLabels[kind]} hits={hits[kind]} path={pathFor(kind)} />
      ))}
      <UnreadableNote count={kinds.reduce((sum, kind) => sum + getUnreadableCount(hits[kind]), 0)} singular="result" />
    </Stack>
  );
}

function KindSection({ label, hits, path }: { label: string; hits: readonly Hit[]; path: string }) {
  return (
    <Stack component="section" spacing={1} aria-label={label}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h2">{label}</Typography>
        <TextLink component={Link} to={path} aria-label={`See all ${label.toLowerCase()}`}>
          See all
        </TextLink>
      </Stack>
      <HitList hits={hits} />
    </Stack>
  );
}
