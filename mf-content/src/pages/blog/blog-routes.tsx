import { lazyPage } from '@social/ui';
import { Route, Routes } from '@social/ui/router';
import { ArticlePage } from './article-page';
import { BlogListPage } from './blog-list-page';

const EditBlogPage = lazyPage(async () => (await import('./edit-blog-page')).EditBlogPage);
const WriteBlogPage = lazyPage(async () => (await import('./write-blog-page')).WriteBlogPage);

/** Routes `/blog` and the paths below it. */
export function BlogRoutes() {
  return (
    <Routes>
      <Route index element={<BlogListPage />} />
      <Route path="write" element={<WriteBlogPage />} />
      <Route path=":blogId/edit" element={<EditBlogPage />} />
      <Route path=":blogId" element={<ArticlePage />} />
    </Routes>
  );
}
