import { parseId, type BlogId } from '@social/api';
import type { Blog } from '@social/api/blogs/blog';
import { failureMessage } from '@social/api/failure-message';
import { usePageTitle, useSession } from '@social/session';
import { t } from '@social/texts';
import { BlogIcon, Button, EmptyState, styled } from '@social/ui';
import { BackLink } from '@social/ui/navigation/back-link';
import { Link, useParams } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ArticleCommentsSlot } from '../../features/comment-on-article/article-comments-slot';
import { ReadingProgressBar } from '../../features/restore-reading-position/reading-progress-bar';
import { useReadingPosition } from '../../features/restore-reading-position/use-reading-position';
import { DeleteBlogButton } from '../../features/delete-blog/delete-blog-button';
import { LikeArticleButton } from '../../features/like-article/like-article-button';
import { ArticlePageSkeleton } from '../../features/read-article/article-page-skeleton';
import { ArticleView } from '../../features/read-article/article-view';
import { ShareLinkButton } from '../../features/share-link/share-link-button';
import { articleQuery, blogSettingsQuery } from '../../lib/articles-query';
import { PageColumn } from '@social/ui/layout/page-column';
import { ItemPageBody } from '../../lib/item-page-body';
import { toItemState, type ItemState } from '../../lib/item-state';

/** Shows an article, its reading progress and its comments. */
export function ArticlePage() {
  const blogId = parseId<BlogId>(useParams().blogId);
  return (
    <PageColumn>
      <BackLink to="/blog">{t('Blog')}</BackLink>
      {blogId === null ? <ArticleContent state={{ kind: 'missing', error: null }} /> : <ArticleById key={blogId} blogId={blogId} />}
    </PageColumn>
  );
}

function ArticleById({ blogId }: { blogId: BlogId }) {
  const userId = useSession((session) => session.userId);
  const state = toItemState(useQuery(articleQuery(userId, blogId)));
  usePageTitle(state.kind === 'ready' ? state.item.title : '');
  return <ArticleContent state={state} />;
}

function ArticleContent({ state }: { state: ItemState<Blog> }) {
  const refusal = state.kind === 'missing' ? state.error : null;
  return (
    <ItemPageBody
      state={state}
      heading={t('Article')}
      skeleton={<ArticlePageSkeleton />}
      missing={
        <EmptyState
          icon={<BlogIcon />}
          title={t('This article is not here')}
          detail={refusal ? failureMessage(refusal) : t('No article has this address.')}
        />
      }
      failedTitle={t('The article could not be loaded')}
    >
      {(blog) => <ReadyArticle blog={blog} />}
    </ItemPageBody>
  );
}

function ReadyArticle({ blog }: { blog: Blog }) {
  const text = useRef<HTMLDivElement>(null);
  const progressBar = useRef<HTMLDivElement>(null);
  useReadingPosition(blog.id, { text, progressBar });

  return (
    <Reading>
      <ReadingProgressBar ref={progressBar} aria-hidden />
      <ArticleView
        blog={blog}
        textRef={text}
        actions={
          <>
            <LikeArticleButton blog={blog} />
            <ShareLinkButton noun={t('article')} path={`/blog/${encodeURIComponent(blog.id)}`} text={blog.title} />
            {blog.isMine && <AuthorActions blog={blog} />}
          </>
        }
      />
      <ArticleCommentsSlot blogId={blog.id} />
    </Reading>
  );
}

/** The buttons of an author below their own article, where the host has calls for it. */
function AuthorActions({ blog }: { blog: Blog }) {
  const { data: settings } = useQuery(blogSettingsQuery);
  if (!settings?.canWrite) return null;
  return (
    <>
      <Button component={Link} to={`/blog/${encodeURIComponent(blog.id)}/edit`}>
        {t('Edit')}
      </Button>
      <DeleteBlogButton blog={blog} />
    </>
  );
}

// A grid's row would have no negative height, which takes the bar out of the flow.
const Reading = styled('div')(({ theme }) => ({ display: 'flex', flexDirection: 'column', gap: theme.spacing(2), minWidth: 0 }));
