import type { BlogCategoryId } from '@social/api/blogs/blog';
import { t } from '@social/texts';
import { BlogIcon, EmptyState, ErrorState } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArticlePageSkeleton } from '../../features/read-article/article-page-skeleton';
import { blogSettingsQuery } from '../../lib/articles-query';
import { loadFailureMessage } from '../../lib/load-failure-message';

/** Shows a form of a blog with the site's categories, or why this host takes none. */
export function WritableBlogs({ children }: { children: (categories: ReadonlyMap<BlogCategoryId, string>) => ReactNode }) {
  const { data, error, isFetching, refetch } = useQuery(blogSettingsQuery);
  if (data?.canWrite) return children(data.categories);
  if (data)
    return (
      <EmptyState
        icon={<BlogIcon />}
        title={t('This server cannot take blogs')}
        detail={t('It lists and shows them, but has no call to write, change or delete one.')}
      />
    );
  if (error === null || isFetching) return <ArticlePageSkeleton />;
  return <ErrorState title={t('The form could not be loaded')} detail={loadFailureMessage(error)} onRetry={() => void refetch()} />;
}
