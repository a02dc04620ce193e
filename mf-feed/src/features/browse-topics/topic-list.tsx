import { failureMessage } from '@social/api/failure-message';
import type { TrendingTopic } from '@social/api/notifications/fetch-general-data';
import { trendingTopicsQuery } from '@social/data/site/trending-topics-query';
import { apiClient, usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { ErrorState, formatNumber, Skeleton, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';

/** The height of the list, so that what stands below does not shift. */
const TWO_ROWS_PX = 122;

/** Links to the posts of each topic that the provider names as trending. */
export function TopicList() {
  const { data, error, isFetching, refetch } = useQuery(trendingTopicsQuery(apiClient));
  if (data) return <Topics topics={data} />;
  if (error && !isFetching) {
    return <ErrorState title={t('Topics could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
  }
  return <Skeleton variant="rounded" height={TWO_ROWS_PX} role="status" aria-label={t('Loading topics')} />;
}

function Topics({ topics }: { topics: readonly TrendingTopic[] }) {
  const { locale } = usePageSettings();
  if (topics.length === 0) return <Typography variant="body2">{t('No topic is trending right now.')}</Typography>;
  return (
    <List>
      {topics.map(({ tag, postCount }) => (
        <li key={tag}>
          <TopicLink to={`/?${new URLSearchParams({ hashtag: tag }).toString()}`}>
            <strong dir="auto">#{tag}</strong>{' '}
            <small>{plural(postCount, { one: '{count} post', other: '{count} posts' }, { count: formatNumber(postCount, locale) })}</small>
          </TopicLink>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  // Leaves room for the focus outline inside the scroll container.
  margin: -4,
  padding: 4,
  listStyle: 'none',
  // Two rows also on a phone, where a finger moves them sideways.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateRows: 'repeat(2, auto)',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& a': { whiteSpace: 'nowrap' },
  },
}));

const TopicLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  padding: theme.spacing(1, 2),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  background: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.primary.main },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
