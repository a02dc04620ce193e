import { BlogPage } from '../pages/blog-page';

export function Region() {
  return <BlogPage />;
}
