import type { ComponentType } from 'react';

/** Loads the page of one album, including the list that draws only its visible photos. */
export async function loadAlbumPage(): Promise<ComponentType<{ reference: string }>> {
  return (await import('./album-page')).AlbumPage;
}
