import { useSession, usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { EmptyState, SearchIcon, Stack, Typography } from '@social/ui';
import { useNavigate, useSearchParams } from '@social/ui/router';
import { parseTab, type ResultTab } from '../features/show-search-results/hit-kinds';
import { KindLinks } from '../features/show-search-results/kind-links';
import { AllResults } from '../features/show-search-results/all-results';
import { KindResults } from '../features/show-search-results/kind-results';
import { SearchField } from '../features/show-search-results/search-field';
import { createRecentSearches } from '../lib/recent-searches';
import { searchPath } from '../routes';

/** Shows the results of the query in the URL, of all kinds or one. */
export function SearchPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const userId = useSession((session) => session.userId);
  const query = (parameters.get('q') ?? '').trim();
  const tab = parseTab(parameters.get('in'));
  usePageTitle(query === '' ? t('Search') : t('{query} · Search', { query }));

  function search(wanted: string) {
    createRecentSearches(userId).add(wanted);
    void navigate(searchPathFor(wanted, tab));
  }

  return (
    <Stack spacing={2}>
      <Typography variant="h1">{t('Search')}</Typography>
      <SearchField query={query} onSearch={search} />
      {query === '' ? (
        <EmptyState
          icon={<SearchIcon />}
          title={t('Who or what are you looking for?')}
          detail={t('People, pages, groups, posts, blogs, events, albums and hashtags.')}
        />
      ) : (
        <>
          <KindLinks current={tab} pathFor={(other) => searchPathFor(query, other)} />
          {tab === 'all' ? (
            <AllResults query={query} pathFor={(kind) => searchPathFor(query, kind)} />
          ) : (
            <KindResults key={tab} kind={tab} query={query} />
          )}
        </>
      )}
    </Stack>
  );
}

function searchPathFor(query: string, tab: ResultTab): string {
  return `${searchPath}?${new URLSearchParams({ q: query, ...(tab !== 'all' && { in: tab }) })}`;
}
