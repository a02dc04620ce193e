import { AlbumsPage } from '../pages/albums-page';

export function Region() {
  return <AlbumsPage />;
}
