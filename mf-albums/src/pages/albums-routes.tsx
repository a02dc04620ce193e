import { matchPath, useLocation } from '@social/ui/router';
import { ALBUMS_PATH, CREATE_ALBUM_PATH } from '../lib/album-paths';
import { AlbumPage } from './album-page';
import { CreateAlbumPage } from './create-album-page';
import { MyAlbumsPage } from './my-albums-page';

const CREATE_PATHS = [CREATE_ALBUM_PATH, '/create-album'];

/** The screen that an address of albums stands for. */
export function AlbumsRoutes() {
  const { pathname } = useLocation();
  if (CREATE_PATHS.some((path) => matchPath(path, pathname))) return <CreateAlbumPage />;
  const reference = matchPath(`${ALBUMS_PATH}/:reference`, pathname)?.params.reference;
  return reference === undefined ? <MyAlbumsPage /> : <AlbumPage reference={decoded(reference)} />;
}

/** What is no encoding is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
