import type { ComponentType } from 'react';

/** Loads the page of one album, with the list that draws its visible photos alone. */
export async function loadAlbumPage(): Promise<ComponentType<{ reference: string }>> {
  return (await import('./album-page')).AlbumPage;
}
