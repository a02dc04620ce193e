import type { Blog } from '@social/api/blogs/blog';
import type { ListState } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { BlogIcon, EmptyState, ErrorState, FirstPicture, styled, VisuallyHidden, UnreadableNote } from '@social/ui';
import { useRef } from 'react';
import { ListEndNotice } from '../../lib/list-end-notice';
import { loadFailureMessage } from '../../lib/load-failure-message';
import { useScrollRestoration } from '../../lib/use-scroll-restoration';
import { ArticleCard } from './article-card';
import { ArticleSkeleton } from './article-skeleton';

export type ArticleListProps = { state: ListState<Blog>; empty: { title: string; detail: string } };

export function ArticleList({ state, empty }: ArticleListProps) {
  const column = useRef<HTMLDivElement>(null);
  useScrollRestoration(column, state.kind === 'ready');

  switch (state.kind) {
    case 'loading':
      return (
        <Articles role="status">
          <VisuallyHidden>{t('Loading articles')}</VisuallyHidden>
          <ArticleSkeleton />
          <ArticleSkeleton />
        </Articles>
      );
    case 'empty':
      return <EmptyState icon={<BlogIcon />} {...empty} />;
    case 'failed':
      return <ErrorState title={t('The articles could not be loaded')} detail={loadFailureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <FirstPicture>
            <Articles ref={column}>
              {state.items.map((blog) => (
                <ArticleCard key={blog.id} blog={blog} />
              ))}
            </Articles>
          </FirstPicture>
          <UnreadableNote count={state.unreadableCount} singular={t('article')} plural={t('articles')} />
          <ListEndNotice key={state.items.length} end={state.end} noun={t('articles')} skeleton={<ArticleSkeleton />} />
        </>
      );
  }
}

const Articles = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) }));
