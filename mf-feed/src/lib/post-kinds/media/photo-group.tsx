import type { Photo } from '@social/api/posts/post-media';
import { MediaGrid, PhotoViewer } from '@social/ui';
import { usePhotoParam } from '@social/ui/router';
import { useContext } from 'react';
import { PhotoActions } from '../../photo-actions';

export type PhotoGroupProps = {
  photos: readonly Photo[];
  /** Prefixes the ids of these photos: the same post can be on the page twice, by itself and shared. */
  groupId: string;
  authorName: string | null;
};

/** Shows the photos of a post; each opens full screen at its own address. */
export function PhotoGroup({ photos, groupId, authorName }: PhotoGroupProps) {
  const { photoId, open, show, close } = usePhotoParam();
  const actions = useContext(PhotoActions);
  const numbered = photos.map((photo, index) => ({
    ...photo,
    id: `${groupId}.${index + 1}`,
    description: photo.alt,
    caption: authorName,
  }));
  const opened = numbered.find(({ id }) => id === photoId);

  return (
    <>
      <MediaGrid photos={photos} onOpen={(index) => open(`${groupId}.${index + 1}`)} />
      {opened && <PhotoViewer photos={numbered} photoId={opened.id} onChange={show} onClose={close} extra={actions} />}
    </>
  );
}
