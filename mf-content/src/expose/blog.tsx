import { BlogRoutes } from '../pages/blog/blog-routes';

export function Region() {
  return <BlogRoutes />;
}
