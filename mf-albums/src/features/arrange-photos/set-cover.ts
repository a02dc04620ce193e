import { ApiError, type AlbumItemId, type PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { setAlbumCover } from '@social/api/albums/set-album-cover';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import type { QueryClient } from '@tanstack/react-query';
import { albumChangeFailure } from '../../lib/album-change-failure';
import { changeAlbum } from '../../lib/change-album';

/** Makes a photo the cover of its album. Rejects only on a bug. */
export async function setCover(queries: QueryClient, memberId: PersonId, album: Album, itemId: AlbumItemId): Promise<void> {
  try {
    await changeAlbum(queries, memberId, album, () => setAlbumCover(apiClient, album.id, itemId));
    await notify({ severity: 'success', message: t('The album has another cover') });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await notify({
      severity: 'error',
      message: t('The cover could not be changed. {albumChangeFailure}', { albumChangeFailure: albumChangeFailure(album, error) }),
    });
  }
}
