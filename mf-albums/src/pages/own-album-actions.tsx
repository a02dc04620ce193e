import AddPhotosIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { t } from '@social/texts';
import { Button, notify, useLazyOverlay } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { deleteAlbum } from '../features/delete-album/delete-album';
import { AlbumOptions } from '../features/open-album-options/album-options';
import { CANNOT_CHANGE } from '../lib/album-change-failure';
import { ALBUMS_PATH } from '../lib/album-paths';

export type OwnAlbumActionsProps = { album: Album; memberId: PersonId; onArrange: () => void };

/** Offers the owner's actions for an album. */
export function OwnAlbumActions({ album, memberId, onArrange }: OwnAlbumActionsProps) {
  const navigate = useNavigate();
  const additions = useLazyOverlay(
    t('Adding photos'),
    async () => (await import('../features/add-photos/add-photos-dialog')).AddPhotosDialog,
  );
  const details = useLazyOverlay(t('The details'), async () => (await import('../features/edit-details/details-dialog')).DetailsDialog);

  function remove() {
    void deleteAlbum(album);
    void navigate(ALBUMS_PATH, { replace: true });
  }

  function arrange() {
    if (album.isChangeable) onArrange();
    else void notify({ severity: 'error', message: CANNOT_CHANGE });
  }

  return (
    <>
      <Button startIcon={<AddPhotosIcon />} onClick={() => void additions.open()}>
        {t('Add photos')}
      </Button>
      <AlbumOptions onEdit={() => void details.open()} onArrange={arrange} onDelete={remove} />
      {additions.Overlay && <additions.Overlay album={album} memberId={memberId} onClose={additions.close} />}
      {details.Overlay && <details.Overlay album={album} memberId={memberId} onClose={details.close} />}
    </>
  );
}
