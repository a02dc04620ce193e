import { EmptyState, SearchIcon } from '@social/ui';

/** The empty state of a search. */
export function NothingFound({ query }: { query: string }) {
  return <EmptyState icon={<SearchIcon />} title={`Nothing was found for “${query}”`} detail="Try fewer words, or other ones." />;
}
