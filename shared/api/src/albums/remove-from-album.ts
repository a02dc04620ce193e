import type { AlbumItemId, ApiClient, PostId } from '@social/api';
import type { Album } from './album';
import { callAlbums } from './call-albums';

/**
 * Removes a photo or video from one's own album for good. May be repeated.
 * @throws {ApiError} `refused` when the album is another's, or the host has no such call.
 */
export async function removeFromAlbum(client: ApiClient, albumId: PostId, itemId: AlbumItemId): Promise<Album> {
  return (await callAlbums(client, { type: 'remove_photo', id: albumId, photo_id: itemId })).album;
}
