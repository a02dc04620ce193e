import { EmptyState, SearchIcon } from '@social/ui';

/** Says so, with the query that found nothing. */
export function NothingFound({ query }: { query: string }) {
  return <EmptyState icon={<SearchIcon />} title={`Nothing was found for “${query}”`} detail="Try fewer words, or other ones." />;
}
