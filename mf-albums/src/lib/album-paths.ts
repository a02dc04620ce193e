import type { PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { albumTimeWords, albumTitle } from './album-words';

export const ALBUMS_PATH = '/my-albums';
export const CREATE_ALBUM_PATH = '/my-albums/create';

export function albumPath(albumId: PostId): string {
  return `${ALBUMS_PATH}/${albumId}`;
}

/** What a link to an album takes along, so that the album shows before the provider has answered. */
export type PassedAlbum = { isFromList: true; albumData: string[]; albumTitle: string; timeStamp: string };

/** More would be too much for the browser's history: the rest comes with the answer. */
const MOST_PASSED = 100;

export function passedAlbum(album: Album): PassedAlbum {
  return {
    isFromList: true,
    albumData: album.pieces.slice(0, MOST_PASSED).map(({ url }) => url),
    albumTitle: albumTitle(album),
    timeStamp: albumTimeWords(album),
  };
}
