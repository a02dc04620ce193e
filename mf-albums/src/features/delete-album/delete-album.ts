import type { Album } from '@social/api/albums/album';
import { failureMessage } from '@social/api/failure-message';
import { deletePost } from '@social/api/posts/delete-post';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import { getAlbumTitle } from '../../lib/album-labels';
import { deletedAlbums } from '../../lib/deleted-albums';

/** Hides the album at once and offers Undo, then deletes it as the post that it is. Rejects only on a bug. */
export function deleteAlbum(album: Album): Promise<void> {
  deletedAlbums.hide(album.id);
  return offerUndo({
    message: t('“{albumTitle}” was deleted', { albumTitle: getAlbumTitle(album) }),
    undo: () => deletedAlbums.restore(album.id),
    commit: () => deletePost(apiClient, album.id),
    refusedMessage: refusalMessage((error) =>
      t('“{albumTitle}” could not be deleted. It is still there. {failureMessage}', {
        albumTitle: getAlbumTitle(album),
        failureMessage: failureMessage(error),
      }),
    ),
  });
}
