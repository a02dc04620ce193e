import { PostPage } from '../pages/post/post-page';

export function Region() {
  return <PostPage />;
}
