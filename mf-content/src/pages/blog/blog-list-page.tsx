import type { PersonId } from '@social/api';
import type { Blog, BlogCategoryId } from '@social/api/blogs/blog';
import { toListState, type ListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { AddIcon, Alert, Button, styled, Typography } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArticleList } from '../../features/browse-articles/article-list';
import { CategoryBar, CategoryBarSkeleton } from '../../features/browse-articles/category-bar';
import { articlesQuery, blogSettingsQuery } from '../../lib/articles-query';
import { PageColumn } from '@social/ui/layout/page-column';

/** Lists all articles or those of a category, newest first. */
export function BlogListPage() {
  const userId = useSession((session) => session.userId);
  const categoryId = useSearchParams()[0].get('category') || null;
  return userId === null ? null : <Articles key={categoryId} userId={userId} categoryId={categoryId} />;
}

function Articles({ userId, categoryId }: { userId: PersonId; categoryId: BlogCategoryId | null }) {
  const state = toListState(useInfiniteQuery(articlesQuery(userId, categoryId)));
  const listed = useQuery(blogSettingsQuery);
  const categories = listed.data?.categories ?? new Map<BlogCategoryId, string>();
  const name = categoryId === null ? '' : (categories.get(categoryId) ?? findCategoryName(state));

  return (
    <PageColumn>
      <Header>
        <Typography variant="h1">{name === '' ? t('Blog') : t('Blog: {name}', { name })}</Typography>
        {listed.data?.canWrite && (
          <Button component={Link} to="/blog/write" variant="contained" startIcon={<AddIcon />}>
            {t('Write a blog')}
          </Button>
        )}
      </Header>
      {listed.isPending && <CategoryBarSkeleton />}
      {listed.data && <CategoryBar categories={[...categories]} current={categoryId} />}
      {listed.isError && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" loading={listed.isFetching} onClick={() => void listed.refetch()}>
              {t('Retry')}
            </Button>
          }
        >
          {t('The categories cannot be listed at the moment.')}
        </Alert>
      )}
      <ArticleList state={state} empty={getEmptyTexts(categoryId, name)} />
    </PageColumn>
  );
}

/** Reads the category's name from an article, for sites that do not list their categories. */
function findCategoryName(state: ListState<Blog>): string {
  return state.kind === 'ready' ? (state.items[0]?.categoryName ?? '') : '';
}

function getEmptyTexts(categoryId: BlogCategoryId | null, name: string) {
  if (categoryId === null) return { title: t('No articles yet'), detail: t('What members write at length is read here.') };
  return {
    title: name ? t('No articles about {name}', { name }) : t('No articles about this'),
    detail: t('Nobody has written in this category yet. Choose another one.'),
  };
}

const Header = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  // The height of the button, which arrives with the settings.
  minHeight: 40,
}));
