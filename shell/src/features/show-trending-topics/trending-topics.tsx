import type { TrendingTopic } from '@social/api/notifications/fetch-general-data';
import { trendingTopicsQuery } from '@social/data/site/trending-topics-query';
import { apiClient } from '@social/session';
import { plural, t } from '@social/texts';
import { Button, Skeleton, Stack, TextLink, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const MAX_SHOWN = 4;
const TOPIC = { display: 'block', color: 'text.primary', fontWeight: 600 };

/** Lists the provider's trending topics. */
export function TrendingTopics() {
  const trending = useQuery(trendingTopicsQuery(apiClient));
  return (
    <Stack component="section" aria-labelledby="trending-topics" spacing={1}>
      <Typography id="trending-topics" variant="h3">
        {t('Trending Topics')}
      </Typography>
      {trending.isPending && <TopicSkeleton />}
      {trending.isError && <TopicError onRetry={() => void trending.refetch()} />}
      {trending.isSuccess && <TopicList topics={trending.data} />}
    </Stack>
  );
}

function TopicList({ topics }: { topics: TrendingTopic[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (topics.length === 0) return <Typography variant="body2">{t('No topic is trending right now.')}</Typography>;
  return (
    <>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(showsAll ? topics : topics.slice(0, MAX_SHOWN)).map(({ tag, postCount }) => (
          <li key={tag}>
            <TextLink
              component={Link}
              to={`/?${new URLSearchParams({ hashtag: tag }).toString()}`}
              variant="body2"
              dir="auto"
              underline="hover"
              sx={TOPIC}
            >
              #{tag}
            </TextLink>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {plural(postCount, { one: '{count} post', other: '{count} posts' }, { count: postCount.toLocaleString() })}
            </Typography>
          </li>
        ))}
      </Stack>
      {topics.length > MAX_SHOWN && (
        <Button size="small" aria-expanded={showsAll} sx={{ alignSelf: 'start' }} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('Show less') : t('Show more')}
        </Button>
      )}
    </>
  );
}

function TopicSkeleton() {
  return (
    <Stack role="status" aria-label={t('Loading trending topics')} spacing={1}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={36} />
      ))}
    </Stack>
  );
}

function TopicError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <Typography variant="body2">{t('Trending topics could not be loaded.')}</Typography>
      <Button size="small" onClick={onRetry}>
        {t('Retry')}
      </Button>
    </div>
  );
}
