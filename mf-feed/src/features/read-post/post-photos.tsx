import type { Photo } from '@social/api/posts/post-media';
import { MediaGrid, PhotoViewer } from '@social/ui';
import { usePhotoParam } from '@social/ui/router';

export type PostPhotosProps = {
  photos: readonly Photo[];
  /** Names these photos on a page where the same post can stand twice: by itself, and in a post that shares it. */
  groupId: string;
  authorName: string | null;
};

/** The photos of a post; each opens over the whole screen, at an address of its own. */
export function PostPhotos({ photos, groupId, authorName }: PostPhotosProps) {
  const { photoId, open, show, close } = usePhotoParam();
  const numbered = photos.map((photo, index) => ({ ...photo, id: `${groupId}.${index + 1}`, caption: authorName }));
  const opened = numbered.find(({ id }) => id === photoId);

  return (
    <>
      <MediaGrid photos={photos} onOpen={(index) => open(`${groupId}.${index + 1}`)} />
      {opened && <PhotoViewer photos={numbered} photoId={opened.id} onChange={show} onClose={close} />}
    </>
  );
}
