import type { AlbumItemId, PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { removeFromAlbum } from '@social/api/albums/remove-from-album';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import { albumChangeFailure } from '../../lib/album-change-failure';
import { changeAlbum } from '../../lib/change-album';
import { removedItems } from '../../lib/removed-items';

/** Hides a photo at once and offers Undo, then removes it. Rejects only on a bug. */
export function removeItem(queries: QueryClient, memberId: PersonId, album: Album, itemId: AlbumItemId): Promise<void> {
  removedItems.hide(itemId);
  return offerUndo({
    message: t('The photo was removed from the album'),
    undo: () => removedItems.restore(itemId),
    commit: () => changeAlbum(queries, memberId, album, () => removeFromAlbum(apiClient, album.id, itemId)),
    refusedMessage: refusalMessage((error) =>
      t('The photo could not be removed. It is still there. {albumChangeFailure}', {
        albumChangeFailure: albumChangeFailure(album, error),
      }),
    ),
  });
}
