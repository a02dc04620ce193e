import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { withItems } from '@social/api/unreadable-items';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Puts a newly created album on top of its member's cached list, and into the cache of its own page. */
export function cacheNewAlbum(queries: QueryClient, personId: PersonId, album: Album): void {
  queries.setQueryData<InfiniteData<Album[], unknown>>(['albums', personId], (list) => {
    if (!list) return list;
    const [first = [], ...rest] = list.pages;
    return { ...list, pages: [withItems(first, [album, ...first]), ...rest] };
  });
  queries.setQueryData(['album', personId, album.id], album);
}
