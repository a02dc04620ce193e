import type { UploadOptions } from '@social/api';
import type { BlogCategoryId } from '@social/api/blogs/blog';
import { createBlog, type NewBlog } from '@social/api/blogs/create-blog';
import { apiClient, usePageTitle, useSession } from '@social/session';
import { t } from '@social/texts';
import { notify, Typography } from '@social/ui';
import { BackLink } from '@social/ui/navigation/back-link';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { BlogForm } from '../../features/write-blog/blog-form';
import { useBlogForm } from '../../features/write-blog/use-blog-form';
import { refetchArticles } from '../../lib/articles-query';
import { PageColumn } from '@social/ui/layout/page-column';
import { WritableBlogs } from './writable-blogs';

export function WriteBlogPage() {
  usePageTitle(t('Write a blog'));
  return (
    <PageColumn>
      <BackLink to="/blog">{t('Blog')}</BackLink>
      <Typography variant="h1">{t('Write a blog')}</Typography>
      <WritableBlogs>{(categories) => <NewBlogForm categories={categories} />}</WritableBlogs>
    </PageColumn>
  );
}

function NewBlogForm({ categories }: { categories: ReadonlyMap<BlogCategoryId, string> }) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useBlogForm({
    draftName: 'blog',
    send: publish,
    failure: {
      happened: t('The blog was not published.'),
      lostAnswerHint: t('It may be published all the same: look at Blog before you try again.'),
    },
  });

  async function publish(blog: NewBlog, options: UploadOptions) {
    const blogId = await createBlog(apiClient, blog, options);
    refetchArticles(queries, userId);
    void navigate(`/blog/${encodeURIComponent(blogId)}`, { replace: true });
    void notify({ severity: 'success', message: t('Your blog is published.') });
  }

  return <BlogForm form={form} submitLabel={t('Publish')} coverHint={t('A wide picture looks best')} categories={[...categories]} />;
}
