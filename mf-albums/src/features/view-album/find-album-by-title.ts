import type { ApiClient, PersonId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { fetchAlbums } from '@social/api/albums/fetch-albums';
import { findNextCursor } from '@social/data/lists/paged-query';
import { getAlbumTitle } from '../../lib/album-labels';

const PAGE_SIZE = 50;
/** Bounds how many requests one address can cause. */
const MAX_PAGES = 20;

/** Finds a member's newest album with this title in any case; null where there is none. @throws {ApiError} of every kind of a read. */
export async function findAlbumByTitle(client: ApiClient, personId: PersonId, title: string, signal: AbortSignal): Promise<Album | null> {
  const wanted = title.trim().toLowerCase();
  const pages: Album[][] = [];
  while (pages.length < MAX_PAGES) {
    const afterAlbumId = findNextCursor(pages, ({ id }) => id) ?? undefined;
    if (pages.length > 0 && afterAlbumId === undefined) return null;
    const page = await fetchAlbums(client, { personId, limit: PAGE_SIZE, afterAlbumId }, { signal });
    const found = page.find((album) => getAlbumTitle(album).toLowerCase() === wanted);
    if (found) return found;
    pages.push(page);
  }
  return null;
}
