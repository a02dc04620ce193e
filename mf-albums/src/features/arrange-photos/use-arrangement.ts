import type { AlbumItemId, PersonId } from '@social/api';
import type { Album, AlbumItem } from '@social/api/albums/album';
import { orderAlbum } from '@social/api/albums/order-album';
import { getMemberStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { changeAlbum } from '../../lib/change-album';
import { createOrderStore } from './order-store';

export type OrderedItem = AlbumItem & { id: AlbumItemId };

/** Returns the album's items in the member's order, and the store that saves it. An order that was refused outlives the page's content. */
export function useArrangement(memberId: PersonId, album: Album) {
  const queries = useQueryClient();
  const store = getMemberStore(`order of album ${album.id}`, memberScope, memberId, () =>
    createOrderStore((ids) => changeAlbum(queries, memberId, album, () => orderAlbum(apiClient, album.id, ids))),
  );
  const { ids, saving } = useSyncExternalStore(store.subscribe, store.getState);
  return { store, saving, items: toOrdered(album, ids) };
}

/** Items that the order does not name were added since it was read. They follow the others. */
function toOrdered({ items }: Album, ids: readonly AlbumItemId[] | null): OrderedItem[] {
  const known = items.filter((item): item is OrderedItem => item.id !== null);
  if (ids === null) return known;
  const rank = new Map(ids.map((id, index) => [id, index]));
  return known.toSorted((one, other) => (rank.get(one.id) ?? Infinity) - (rank.get(other.id) ?? Infinity) || 0);
}
