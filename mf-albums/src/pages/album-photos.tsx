import type { Album } from '@social/api/albums/album';
import { t } from '@social/texts';
import { PhotoViewer, styled, Typography } from '@social/ui';
import { usePhotoParam } from '@social/ui/router';
import type { ReactNode } from 'react';
import { AlbumGrid } from '../features/view-album/album-grid';
import { useAlbumLook } from '../features/view-album/album-look';
import { LookSwitch } from '../features/view-album/look-switch';
import { toPhotoId, toViewerPhotos } from '../features/view-album/to-viewer-photos';
import { getAlbumTitle } from '../lib/album-labels';
import { toPhotoUrl } from '../lib/album-paths';

/** All photos of an album, below what can be done with them, and the one that the address opens. */
export function AlbumPhotos({ album, actions }: { album: Album; actions: ReactNode }) {
  const viewer = usePhotoParam();
  const [look, setLook] = useAlbumLook();

  return (
    <div>
      <Bar>
        {actions}
        {album.items.length > 0 && <LookSwitch look={look} onChange={setLook} />}
      </Bar>
      {album.items.length === 0 ? (
        <EmptyNote>{t('No images in this album')}</EmptyNote>
      ) : (
        <AlbumGrid items={album.items} title={getAlbumTitle(album)} look={look} onOpen={(index) => viewer.open(toPhotoId(index))} />
      )}
      {viewer.photoId !== null && (
        <PhotoViewer
          photos={toViewerPhotos(album)}
          photoId={viewer.photoId}
          shareUrl={toPhotoUrl(album.id, viewer.photoId)}
          onChange={viewer.show}
          onClose={viewer.close}
        />
      )}
    </div>
  );
}

const Bar = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', marginBlockEnd: theme.spacing(1) }));

const EmptyNote = styled(Typography)(({ theme }) => ({
  padding: theme.spacing(6, 2),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));
