import { lazyPage } from '@social/ui';
import { matchPath, useLocation } from '@social/ui/router';
import { ALBUMS_PATH, CREATE_ALBUM_PATH } from '../lib/album-paths';
import { loadAlbumPage } from './load-album-page';
import { MyAlbumsPage } from './my-albums-page';

const AlbumPage = lazyPage(loadAlbumPage);
const CreateAlbumPage = lazyPage(async () => (await import('./create-album-page')).CreateAlbumPage);

const CREATE_PATHS = [CREATE_ALBUM_PATH, '/create-album'];

/** Chooses the screen by the path. */
export function AlbumsRoutes() {
  const { pathname } = useLocation();
  if (CREATE_PATHS.some((path) => matchPath(path, pathname))) return <CreateAlbumPage />;
  const reference = matchPath(`${ALBUMS_PATH}/:reference`, pathname)?.params.reference;
  return reference === undefined ? <MyAlbumsPage /> : <AlbumPage reference={decodeReference(reference)} />;
}

/** Returns a part that is not valid percent-encoding unchanged. */
function decodeReference(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
