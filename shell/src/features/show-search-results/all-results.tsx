import { getUnreadableCount } from '@social/api/unreadable-items';
import { lowerInSentence, t } from '@social/texts';
import { Stack, TextLink, Typography, UnreadableNote } from '@social/ui';
import { Link } from '@social/ui/router';
import { SearchFailures } from '../../lib/search-failures';
import { hitKinds, type Hit, type HitKind } from '../../lib/hit';
import { useSearchHits } from '../../lib/use-search-hits';
import { tabLabels } from './hit-kinds';
import { HitList } from './hit-list';
import { NothingFound } from './nothing-found';
import { ResultsSkeleton } from './results-skeleton';

const MAX_PER_KIND = 5;

type ResultsOfAllProps = { query: string; pathFor: (kind: HitKind) => string };

/** Shows the first few of each kind, with links to the rest. */
export function AllResults({ query, pathFor }: ResultsOfAllProps) {
  const { hits, failures, isFetching } = useSearchHits({ query, limit: MAX_PER_KIND, showsPrevious: false });
  const kinds = hitKinds.flatMap((kind) => (hits?.[kind]?.length ? { kind, found: hits[kind] } : []));
  if (kinds.length === 0 && failures.length === 0) return isFetching ? <ResultsSkeleton /> : <NothingFound query={query} />;
  return (
    <Stack spacing={3}>
      {kinds.map(({ kind, found }) => (
        <KindSection key={kind} label={tabLabels[kind]} hits={found} path={pathFor(kind)} />
      ))}
      <SearchFailures failures={failures} />
      <UnreadableNote
        count={kinds.reduce((sum, { found }) => sum + getUnreadableCount(found), 0)}
        singular={t('result')}
        plural={t('results')}
      />
    </Stack>
  );
}

function KindSection({ label, hits, path }: { label: string; hits: readonly Hit[]; path: string }) {
  return (
    <Stack component="section" spacing={1} aria-label={label}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography variant="h2">{label}</Typography>
        <TextLink component={Link} to={path} aria-label={t('See all {kind}', { kind: lowerInSentence(label) })}>
          {t('See all')}
        </TextLink>
      </Stack>
      <HitList hits={hits} />
    </Stack>
  );
}
