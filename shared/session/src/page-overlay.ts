import { sessionStore } from './page-session';
import { createToggleOverlay, type ToggleOverlay } from './toggle-overlay';

/**
 * A member's wishes of one kind, laid over the provider's word for as long as the page lives; the next member starts without them.
 * `send` resolves to what is true then.
 */
export function createPageOverlay<T extends string>(send: (id: T, isOn: boolean) => Promise<boolean>): ToggleOverlay<T> {
  const kept = new Set<string>();
  const overlay = createToggleOverlay<T>({
    send,
    kept: {
      has: (id) => kept.has(id),
      set: (id, isIn) => void (isIn ? kept.add(id) : kept.delete(id)),
      clear: () => kept.clear(),
      reload: () => undefined,
    },
    now: Date.now,
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  sessionStore.subscribe((session, before) => {
    if (session.userId !== before.userId) overlay.clear();
  });
  return overlay;
}
