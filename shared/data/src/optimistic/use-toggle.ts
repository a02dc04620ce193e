import { useSyncExternalStore } from 'react';
import type { ToggleOverlay } from './toggle-overlay';

export type Toggle = {
  isOn: boolean;
  /** The update is on its way to the provider. For a hint at most: taps go on counting. */
  isPending: boolean;
  /** Shows the opposite at once. @throws {ApiError} when the provider refuses, with the old state shown again: notify the member. */
  toggle: () => Promise<void>;
  /** The provider's count with the member's update. */
  adjust: (serverCount: number) => number;
};

/**
 * Shows and changes one thing's like or save: `useToggle(likes, post.id, post.isLiked, post.readAt)`.
 * Without `readAt`, an update outlasts all that the provider says later on this page.
 */
export function useToggle<Id extends string>(overlay: ToggleOverlay<Id>, id: Id, serverIsOn: boolean | null, readAt?: number): Toggle {
  const server = { isOn: serverIsOn, readAt };
  const isOn = useSyncExternalStore(overlay.subscribe, () => overlay.isOn(id, server));
  const isPending = useSyncExternalStore(overlay.subscribe, () => overlay.isPending(id));
  return {
    isOn,
    isPending,
    toggle: () => overlay.toggle(id, server),
    adjust: (serverCount) => overlay.adjust(id, server, serverCount),
  };
}
