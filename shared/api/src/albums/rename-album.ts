import type { ApiClient, PostId } from '@social/api';
import type { Album } from './album';
import { callAlbums } from './call-albums';

/**
 * Gives one's own album another name, of 1 to 120 characters. May be repeated.
 * @throws {ApiError} `refused` when the album is another's, or the host has no such call.
 */
export async function renameAlbum(client: ApiClient, albumId: PostId, name: string): Promise<Album> {
  return (await callAlbums(client, { type: 'edit', id: albumId, album_name: name })).album;
}
