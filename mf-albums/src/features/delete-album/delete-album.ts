import type { Album } from '@social/api/albums/album';
import { failureMessage } from '@social/api/failure-message';
import { deletePost } from '@social/api/posts/delete-post';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { offerUndo } from '@social/ui';
import { albumTitle } from '../../lib/album-words';
import { deletedAlbums } from '../../lib/deleted-albums';

/** Gone at once, with Undo; then the provider is asked. An album is a post, and deleted as one. Rejects only on a bug. */
export function deleteAlbum(album: Album): Promise<void> {
  deletedAlbums.hide(album.id);
  return offerUndo({
    said: `“${albumTitle(album)}” was deleted`,
    undo: () => deletedAlbums.restore(album.id),
    carryOut: () => deletePost(apiClient, album.id),
    refusedMessage: refusalMessage((error) => `“${albumTitle(album)}” could not be deleted. It is still there. ${failureMessage(error)}`),
  });
}
