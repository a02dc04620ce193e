import { EmptyState, SearchIcon } from '@social/ui';

/** Says so, with the words that found nothing. */
export function NothingFound({ words }: { words: string }) {
  return <EmptyState icon={<SearchIcon />} title={`Nothing was found for “${words}”`} detail="Try fewer words, or other ones." />;
}
