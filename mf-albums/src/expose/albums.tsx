import { AlbumsRoutes } from '../pages/albums-routes';

/** Shows every screen of albums: the list, one album, and the form for a new one. */
export function Region() {
  return <AlbumsRoutes />;
}
