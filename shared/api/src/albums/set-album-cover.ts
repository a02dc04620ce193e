import type { AlbumItemId, ApiClient, PostId } from '@social/api';
import type { Album } from './album';
import { callAlbums } from './call-albums';

/**
 * Makes a photo or video the cover of one's own album. May be repeated.
 * @throws {ApiError} `refused` when it is not in the album, the album is another's, or the host has no such call.
 */
export async function setAlbumCover(client: ApiClient, albumId: PostId, itemId: AlbumItemId): Promise<Album> {
  return (await callAlbums(client, { type: 'cover', id: albumId, photo_id: itemId })).album;
}
