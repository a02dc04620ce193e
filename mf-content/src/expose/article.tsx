import { FollowedArticlesPage } from '../pages/article/followed-articles-page';

export function Region() {
  return <FollowedArticlesPage />;
}
