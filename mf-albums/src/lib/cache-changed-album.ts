import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { withItems } from '@social/api/unreadable-items';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Puts an album, as it is after a change, into its member's cached list and into each cached page that shows it. */
export function cacheChangedAlbum(queries: QueryClient, personId: PersonId, album: Album): void {
  queries.setQueryData<InfiniteData<Album[], unknown>>(['albums', personId], (list) => list && { ...list, pages: list.pages.map(replace) });
  queries.setQueriesData<Album | null>({ queryKey: ['album', personId] }, (cached) => (cached?.id === album.id ? album : cached));

  function replace(page: Album[]): Album[] {
    return withItems(
      page,
      page.map((listed) => (listed.id === album.id ? album : listed)),
    );
  }
}
