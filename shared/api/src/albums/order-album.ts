import type { AlbumItemId, ApiClient, PostId } from '@social/api';
import type { Album } from './album';
import { callAlbums } from './call-albums';

/**
 * Orders the photos and videos of one's own album as listed; those that are not listed follow. May be repeated.
 * @throws {ApiError} `refused` when the album is another's, or the host has no such call.
 */
export async function orderAlbum(client: ApiClient, albumId: PostId, itemIds: readonly AlbumItemId[]): Promise<Album> {
  return (await callAlbums(client, { type: 'order', id: albumId, photos: itemIds.join(',') })).album;
}
