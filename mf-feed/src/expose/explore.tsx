import { ExplorePage } from '../pages/explore/explore-page';

export function Region() {
  return <ExplorePage />;
}
