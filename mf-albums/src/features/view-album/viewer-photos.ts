import type { Album } from '@social/api/albums/album';
import type { ViewerPhoto } from '@social/ui';
import { albumTitle } from '../../lib/album-words';

/** How an address names a photo of an album: by its place, from 1. The provider's ids of single photos are not told everywhere. */
export function photoIdAt(index: number): string {
  return String(index + 1);
}

/** What can be looked at large: films play where they stand. */
export function viewerPhotos(album: Album): ViewerPhoto[] {
  const { pieces } = album;
  return pieces.flatMap(({ kind, url }, index) =>
    kind === 'photo' ? [{ id: photoIdAt(index), url, alt: `${albumTitle(album)}, photo ${index + 1} of ${pieces.length}` }] : [],
  );
}
