import { useSyncExternalStore } from 'react';
import type { ToggleOverlay } from './toggle-overlay';

export type Toggle = {
  isOn: boolean;
  /** The wish is still on its way to the provider. For a hint at most: taps go on counting. */
  isPending: boolean;
  /** Shows the opposite at once. @throws {ApiError} when the provider refuses; the old state is shown again then: say so. */
  toggle: () => Promise<void>;
  /** The provider's count as it looks with the person's wish. */
  adjust: (serverCount: number) => number;
};

/**
 * What to show of one thing's like or save, and how to change it: `useToggle(likes, post.id, post.isLiked, post.readAt)`.
 * Without `readAt`, a wish outlasts every later word of the provider on this page.
 */
export function useToggle<T extends string>(overlay: ToggleOverlay<T>, id: T, serverValue: boolean | null, readAt?: number): Toggle {
  const server = { isOn: serverValue, readAt };
  const isOn = useSyncExternalStore(overlay.subscribe, () => overlay.isOn(id, server));
  const isPending = useSyncExternalStore(overlay.subscribe, () => overlay.isPending(id));
  return {
    isOn,
    isPending,
    toggle: () => overlay.toggle(id, server),
    adjust: (serverCount) => overlay.adjust(id, server, serverCount),
  };
}
