import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import type { QueryClient } from '@tanstack/react-query';
import { cacheChangedAlbum } from './cache-changed-album';

/**
 * Runs a change of an album after those that were begun before it, and caches the album of its reply. Side by side, the reply of an earlier
 * change could come last and show the album without the later one. Resolves once the page shows the changed album.
 * @throws whatever the change throws
 */
export async function changeAlbum(queries: QueryClient, personId: PersonId, album: Album, change: () => Promise<Album>): Promise<void> {
  const mutation = queries.getMutationCache().build(queries, {
    mutationFn: async () => cacheChangedAlbum(queries, personId, await change()),
    scope: { id: `album ${album.id}` },
    // A call without a connection fails at once and says so.
    networkMode: 'always',
  });
  await mutation.execute(undefined);
}
