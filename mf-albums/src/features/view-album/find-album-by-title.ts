import type { ApiClient, PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { fetchAlbums } from '@social/api/albums/fetch-albums';
import { nextCursor } from '../../lib/albums-query';
import { albumTitle } from '../../lib/album-words';

const PAGE_SIZE = 50;
/** An address must not keep the provider busy for ever. */
const MOST_PAGES = 20;

/** The newest of a member's albums with this title, whatever its case; null where there is none. @throws {ApiError} as a read. */
export async function findAlbumByTitle(client: ApiClient, personId: PersonId, title: string, signal: AbortSignal): Promise<Album | null> {
  const wanted = title.trim().toLowerCase();
  const pages: Album[][] = [];
  while (pages.length < MOST_PAGES) {
    const afterAlbumId = nextCursor(pages) ?? undefined;
    if (pages.length > 0 && afterAlbumId === undefined) return null;
    const page = await fetchAlbums(client, { personId, limit: PAGE_SIZE, afterAlbumId }, { signal });
    const found = page.find((album) => albumTitle(album).toLowerCase() === wanted);
    if (found) return found;
    pages.push(page);
  }
  return null;
}
