import type { PostPartsInput } from '@social/contracts';
import type { Album } from '@social/api/albums/album';
import { Card, PhotoViewer, RegionSlot, styled, Typography } from '@social/ui';
import { useNavigate, usePhotoAddress } from '@social/ui/router';
import { deleteAlbum } from '../features/delete-album/delete-album';
import { DeleteAlbumButton } from '../features/delete-album/delete-album-button';
import { AlbumHead } from '../features/view-album/album-head';
import { LeftOutNotice } from '../features/view-album/left-out-notice';
import { PieceGrid } from '../features/view-album/piece-grid';
import { photoIdAt, viewerPhotos } from '../features/view-album/viewer-photos';
import { ALBUMS_PATH } from '../lib/album-paths';
import { albumTitle } from '../lib/album-words';

/** An album as the post that it is, and below it all of its photos. */
export function WholeAlbum({ album, isOwn }: { album: Album; isOwn: boolean }) {
  const navigate = useNavigate();
  const viewer = usePhotoAddress();
  const parts: PostPartsInput = { postId: album.id };

  function remove() {
    void deleteAlbum(album);
    void navigate(ALBUMS_PATH, { replace: true });
  }

  return (
    <>
      <LeftOutNotice />
      <Card component="article" aria-label={albumTitle(album)}>
        <AlbumHead album={album} options={isOwn && <DeleteAlbumButton onDelete={remove} />} />
        <RegionSlot remote="mf_feed" expose="./post-parts" name="Likes and comments" input={parts} />
      </Card>
      {album.pieces.length === 0 ? (
        <None>No images in this album</None>
      ) : (
        <PieceGrid pieces={album.pieces} title={albumTitle(album)} onOpen={(index) => viewer.open(photoIdAt(index))} />
      )}
      {viewer.photoId !== null && (
        <PhotoViewer photos={viewerPhotos(album)} photoId={viewer.photoId} onChange={viewer.show} onClose={viewer.close} />
      )}
    </>
  );
}

const None = styled(Typography)(({ theme }) => ({
  padding: theme.spacing(6, 2),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));
