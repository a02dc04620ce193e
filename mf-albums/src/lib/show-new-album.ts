import type { PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Puts an album that was just made on top of its member's list, where that is known. */
export function showNewAlbum(queries: QueryClient, personId: PersonId, album: Album): void {
  queries.setQueryData<InfiniteData<Album[], unknown>>(['albums', personId], (list) => {
    if (!list) return list;
    const [first = [], ...rest] = list.pages;
    return { ...list, pages: [[album, ...first], ...rest] };
  });
  queries.setQueryData(['album', personId, album.id], album);
}
