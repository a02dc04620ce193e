import type { Album } from '@social/api/albums/album';
import { t } from '@social/texts';
import type { ViewerPhoto } from '@social/ui';
import { getAlbumTitle } from '../../lib/album-labels';

/** Returns the 1-based number that names a photo in the address. Not every reply of the provider has ids of single photos. */
export function toPhotoId(index: number): string {
  return String(index + 1);
}

/** Returns the photos for the viewer. Videos play in their tiles and are omitted. */
export function toViewerPhotos(album: Album): ViewerPhoto[] {
  const { items } = album;
  return items.flatMap(({ kind, url, smallUrl, size }, index) =>
    kind === 'photo'
      ? [
          {
            id: toPhotoId(index),
            url,
            smallUrl,
            size,
            alt: t('{title}, photo {number} of {total}', { title: getAlbumTitle(album), number: index + 1, total: items.length }),
          },
        ]
      : [],
  );
}
