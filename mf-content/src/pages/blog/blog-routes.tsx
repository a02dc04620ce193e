import { Route, Routes } from '@social/ui/router';
import { ArticlePage } from './article-page';
import { BlogListPage } from './blog-list-page';
import { EditBlogPage } from './edit-blog-page';
import { WriteBlogPage } from './write-blog-page';

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
