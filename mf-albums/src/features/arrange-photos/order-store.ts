import type { AlbumItemId } from '@social/api';
import { createStore } from 'zustand/vanilla';

export type OrderState = {
  /** The member's order; null where it is the album's. */
  ids: readonly AlbumItemId[] | null;
  saving: { kind: 'idle' } | { kind: 'saving' } | { kind: 'failed'; error: Error };
};

/** Stores a member's order of an album at once, one request after the other: the last one has the last order. */
export function createOrderStore(save: (ids: readonly AlbumItemId[]) => Promise<void>) {
  const { setState, getState, subscribe } = createStore<OrderState>(() => ({ ids: null, saving: { kind: 'idle' } }));

  async function saveLatest(): Promise<void> {
    const { ids, saving } = getState();
    if (ids === null || saving.kind === 'saving') return;
    setState({ saving: { kind: 'saving' } });
    try {
      await save(ids);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return setState({ saving: { kind: 'failed', error } });
    }
    const isLatest = getState().ids === ids;
    setState({ ...(isLatest && { ids: null }), saving: { kind: 'idle' } });
    if (!isLatest) await saveLatest();
  }

  return {
    getState,
    subscribe,
    /** Shows an order at once and saves it. */
    change(ids: readonly AlbumItemId[]): void {
      setState({ ids });
      void saveLatest();
    },
    /** Saves the order that was refused once more. */
    retry: (): void => void saveLatest(),
    /** Shows the album's order again. */
    discard: (): void => setState({ ids: null, saving: { kind: 'idle' } }),
  };
}

/** Returns an order with the item at another index. */
export function moveTo(ids: readonly AlbumItemId[], id: AlbumItemId, index: number): AlbumItemId[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, index), id, ...others.slice(index)];
}
