import { t } from '@social/texts';
import { EmptyState, SearchIcon } from '@social/ui';

/** The empty state of a search. */
export function NothingFound({ query }: { query: string }) {
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={t('Nothing was found for “{query}”', { query })}
      detail={t('Try fewer words, or other ones.')}
    />
  );
}
