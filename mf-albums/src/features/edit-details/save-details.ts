import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { fetchAlbum } from '@social/api/albums/fetch-album';
import { renameAlbum } from '@social/api/albums/rename-album';
import { editPost } from '@social/api/posts/edit-post';
import { apiClient } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';
import { changeAlbum } from '../../lib/change-album';

export type AlbumDetails = { name: string; description: string };

/**
 * Stores what differs: the description first, which is the text of the album's post and has a call on every host.
 * @throws {ApiError} of every kind of a call; the description may be stored then.
 */
export async function saveDetails(queries: QueryClient, personId: PersonId, album: Album, details: AlbumDetails): Promise<void> {
  if (details.description !== album.plainText) {
    await changeAlbum(queries, personId, album, async () => {
      await editPost(apiClient, album.id, details.description);
      return fetchAlbum(apiClient, album.id);
    });
  }
  if (details.name !== album.name) await changeAlbum(queries, personId, album, () => renameAlbum(apiClient, album.id, details.name));
}
