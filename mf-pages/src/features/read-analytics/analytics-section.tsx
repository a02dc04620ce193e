import type { PageId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchPageAnalytics } from '@social/api/pages/fetch-page-analytics';
import { apiClient, usePageSettings, useSession } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AnalyticsView } from './analytics-view';
import { listLastMonths, formatMonth } from './month-format';

/** Loads and shows the figures of a page's posts. */
export function AnalyticsSection({ pageId }: { pageId: PageId }) {
  const userId = useSession((session) => session.userId);
  const { locale } = usePageSettings();
  const [months] = useState(() => listLastMonths(new Date()));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['page-analytics', userId, pageId, months[0]],
    queryFn: ({ signal }) => fetchPageAnalytics(apiClient, pageId, months, { signal }),
  });

  if (data) return <AnalyticsView analytics={data} formatMonth={(month) => formatMonth(month, locale)} locale={locale} />;
  if (error && !isFetching)
    return <ErrorState title={t('The figures could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
  return (
    <Stack role="status" spacing={2}>
      <VisuallyHidden>{t('Loading figures')}</VisuallyHidden>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={300} />
    </Stack>
  );
}
