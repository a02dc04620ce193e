import type { PostPartsInput } from '@social/contracts';
import type { Album } from '@social/api/albums/album';
import { Card, PhotoViewer, RegionSlot, styled, Typography } from '@social/ui';
import { useNavigate, usePhotoParam } from '@social/ui/router';
import { deleteAlbum } from '../features/delete-album/delete-album';
import { DeleteAlbumButton } from '../features/delete-album/delete-album-button';
import { AlbumHeader } from '../features/view-album/album-header';
import { RefusedFilesNotice } from '../features/view-album/refused-files-notice';
import { AlbumGrid } from '../features/view-album/album-grid';
import { toPhotoId, toViewerPhotos } from '../features/view-album/to-viewer-photos';
import { ALBUMS_PATH, toPhotoUrl } from '../lib/album-paths';
import { getAlbumTitle } from '../lib/album-labels';

/** Shows an album as a post with likes and comments, and below it all of its photos. */
export function AlbumView({ album, isOwn }: { album: Album; isOwn: boolean }) {
  const navigate = useNavigate();
  const viewer = usePhotoParam();
  const parts: PostPartsInput = { postId: album.id };

  function remove() {
    void deleteAlbum(album);
    void navigate(ALBUMS_PATH, { replace: true });
  }

  return (
    <>
      <RefusedFilesNotice />
      <Card component="article" aria-label={getAlbumTitle(album)}>
        <AlbumHeader album={album} options={isOwn && <DeleteAlbumButton onDelete={remove} />} />
        <RegionSlot remote="mf_feed" expose="./post-parts" name="Likes and comments" input={parts} />
      </Card>
      {album.items.length === 0 ? (
        <EmptyNote>No images in this album</EmptyNote>
      ) : (
        <AlbumGrid items={album.items} title={getAlbumTitle(album)} onOpen={(index) => viewer.open(toPhotoId(index))} />
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
    </>
  );
}

const EmptyNote = styled(Typography)(({ theme }) => ({
  padding: theme.spacing(6, 2),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));
