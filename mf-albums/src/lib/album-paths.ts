import type { PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { formatAlbumTime, getAlbumTitle } from './album-labels';

export const ALBUMS_PATH = '/my-albums';
export const CREATE_ALBUM_PATH = '/my-albums/create';

export function toAlbumPath(albumId: PostId): string {
  return `${ALBUMS_PATH}/${albumId}`;
}

/** Returns the absolute address of a photo of an album, for sharing. */
export function toPhotoUrl(albumId: PostId, photoId: string): string {
  return new URL(`${toAlbumPath(albumId)}?photo=${photoId}`, location.origin).href;
}

/** The navigation state of a link to an album: the page shows it until the provider has answered. */
export type AlbumLinkState = { isFromList: true; albumData: string[]; albumTitle: string; timeStamp: string };

/** Bounds what the browser's history has to hold; the rest comes with the provider's reply. */
const MAX_PASSED_ITEMS = 100;

export function toAlbumLinkState(album: Album): AlbumLinkState {
  return {
    isFromList: true,
    albumData: album.items.slice(0, MAX_PASSED_ITEMS).map(({ url }) => url),
    albumTitle: getAlbumTitle(album),
    timeStamp: formatAlbumTime(album),
  };
}
