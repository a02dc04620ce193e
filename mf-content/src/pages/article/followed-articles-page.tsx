import type { PersonId } from '@social/api';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { ArticleIcon, Button, EmptyState, ErrorState, Stack, Typography, UnreadableNote, VisuallyHidden } from '@social/ui';
import { Link } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { ArticleCard } from '../../features/browse-articles/article-card';
import { ArticleSkeleton } from '../../features/browse-articles/article-skeleton';
import { LongPostCard } from '../../features/read-followed/long-post-card';
import { longReadsQuery } from '../../features/read-followed/long-reads-query';
import { PageColumn } from '@social/ui/layout/page-column';
import { loadFailureMessage } from '../../lib/load-failure-message';

/** Lists long texts of the people that the member follows: articles and long posts. */
export function FollowedArticlesPage() {
  const userId = useSession((session) => session.userId);
  return (
    <PageColumn>
      <Typography variant="h1">{t('Article')}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('Longer reads of the people you follow are collected here.')}</Typography>
        <Button component={Link} to="/blog" size="small">
          {t('All articles')}
        </Button>
      </Stack>
      {userId !== null && <LongReads userId={userId} />}
    </PageColumn>
  );
}

function LongReads({ userId }: { userId: PersonId }) {
  const { data, error, isFetching, refetch } = useQuery(longReadsQuery(userId));

  if (!data && error && !isFetching) {
    return <ErrorState title={t('The articles could not be loaded')} detail={loadFailureMessage(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <PageColumn role="status">
        <VisuallyHidden>{t('Loading articles')}</VisuallyHidden>
        <ArticleSkeleton />
        <ArticleSkeleton />
      </PageColumn>
    );
  }
  if (data.length === 0) return <NothingToRead />;
  return (
    <>
      {data.map((read) =>
        read.kind === 'article' ? <ArticleCard key={read.key} blog={read.blog} /> : <LongPostCard key={read.key} post={read.post} />,
      )}
      <UnreadableNote count={getUnreadableCount(data)} singular={t('article')} plural={t('articles')} />
    </>
  );
}

function NothingToRead() {
  return (
    <EmptyState
      icon={<ArticleIcon />}
      title={t('Nothing long yet')}
      detail={t(
        'Articles and long posts of the people you follow will be collected here. Find more people to follow, or read what everyone has written.',
      )}
      action={
        <Stack direction="row" spacing={1}>
          <Button component={Link} to="/explore" variant="contained">
            {t('Explore')}
          </Button>
          <Button component={Link} to="/blog" variant="outlined">
            {t('All articles')}
          </Button>
        </Stack>
      }
    />
  );
}
