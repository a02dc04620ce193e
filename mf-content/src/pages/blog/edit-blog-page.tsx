import { parseId, type BlogId, type UploadOptions } from '@social/api';
import type { Blog, BlogCategoryId } from '@social/api/blogs/blog';
import type { NewBlog } from '@social/api/blogs/create-blog';
import { editBlog } from '@social/api/blogs/edit-blog';
import { apiClient, usePageTitle, useSession } from '@social/session';
import { t } from '@social/texts';
import { BlogIcon, EmptyState, notify, Typography } from '@social/ui';
import { BackLink } from '@social/ui/navigation/back-link';
import { useNavigate, useParams } from '@social/ui/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArticlePageSkeleton } from '../../features/read-article/article-page-skeleton';
import { toBlogDraft } from '../../features/write-blog/blog-draft';
import { BlogForm } from '../../features/write-blog/blog-form';
import { useBlogForm } from '../../features/write-blog/use-blog-form';
import { articleQuery, refetchArticles } from '../../lib/articles-query';
import { PageColumn } from '@social/ui/layout/page-column';
import { ItemPageBody } from '../../lib/item-page-body';
import { toItemState } from '../../lib/item-state';
import { WritableBlogs } from './writable-blogs';

/** Changes a blog of one's own. */
export function EditBlogPage() {
  const blogId = parseId<BlogId>(useParams().blogId);
  usePageTitle(t('Edit blog'));
  return (
    <PageColumn>
      <BackLink to={blogId === null ? '/blog' : toArticlePath(blogId)}>{blogId === null ? t('Blog') : t('Article')}</BackLink>
      <Typography variant="h1">{t('Edit blog')}</Typography>
      {blogId === null ? (
        <NotYours />
      ) : (
        <WritableBlogs>{(categories) => <BlogToEdit key={blogId} blogId={blogId} categories={categories} />}</WritableBlogs>
      )}
    </PageColumn>
  );
}

type Categories = ReadonlyMap<BlogCategoryId, string>;

function BlogToEdit({ blogId, categories }: { blogId: BlogId; categories: Categories }) {
  const userId = useSession((session) => session.userId);
  return (
    <ItemPageBody
      state={toItemState(useQuery(articleQuery(userId, blogId)))}
      skeleton={<ArticlePageSkeleton />}
      missing={<NotYours />}
      failedTitle={t('The article could not be loaded')}
    >
      {(blog) => (blog.isMine ? <EditForm blog={blog} categories={categories} /> : <NotYours />)}
    </ItemPageBody>
  );
}

function NotYours() {
  return <EmptyState icon={<BlogIcon />} title={t('This blog cannot be changed')} detail={t('Blogs are changed by their author.')} />;
}

function EditForm({ blog, categories }: { blog: Blog; categories: Categories }) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saved = toBlogDraft(blog);
  const form = useBlogForm({
    draftName: `blog_${blog.id}`,
    saved,
    send: save,
    failure: { happened: t('The blog was not changed.'), lostAnswerHint: t('It may be changed all the same. You can save again.') },
  });

  async function save(changes: NewBlog, options: UploadOptions) {
    await editBlog(apiClient, blog.id, changes, options);
    refetchArticles(queries, userId);
    void navigate(toArticlePath(blog.id), { replace: true });
    void notify({ severity: 'success', message: t('Your blog is changed.') });
  }

  return (
    <BlogForm
      form={form}
      saved={saved}
      submitLabel={t('Save blog')}
      coverHint={blog.thumbnailUrl ? t('The present cover stays') : t('A wide picture looks best')}
      canDiscard
      categories={[...categories]}
    />
  );
}

function toArticlePath(blogId: BlogId): string {
  return `/blog/${encodeURIComponent(blogId)}`;
}
