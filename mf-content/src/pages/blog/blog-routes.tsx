import { Route, Routes } from '@social/ui/router';
import { ArticlePage } from './article-page';
import { BlogListPage } from './blog-list-page';

/** Routes `/blog` and the paths below it. */
export function BlogRoutes() {
  return (
    <Routes>
      <Route index element={<BlogListPage />} />
      <Route path=":blogId" element={<ArticlePage />} />
    </Routes>
  );
}
