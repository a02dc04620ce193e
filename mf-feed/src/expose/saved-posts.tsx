import { SavedPostsPage } from '../pages/saved-posts/saved-posts-page';

export function Region() {
  return <SavedPostsPage />;
}
