import { AlbumsRoutes } from '../pages/albums-routes';

/** Every screen of albums: the list, one album, and the form for a new one. */
export function Region() {
  return <AlbumsRoutes />;
}
