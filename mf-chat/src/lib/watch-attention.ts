import { onlineManager } from '@tanstack/react-query';

/** How attentive the member is to this page. */
export type Attention = 'active' | 'idle' | 'away';

/** Without input for this time the member may be reading, or away. */
const IDLE_AFTER_MS = 60_000;

const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Watches whether the member looks at the page and is online. Calls `onReturn` when the member or the network returns. */
export function watchAttention(onReturn: () => void) {
  let lastActionAt = Date.now();

  function attention(): Attention {
    if (document.visibilityState === 'hidden' || !onlineManager.isOnline()) return 'away';
    return Date.now() - lastActionAt > IDLE_AFTER_MS ? 'idle' : 'active';
  }

  function handleAction() {
    const wasIdle = attention() === 'idle';
    lastActionAt = Date.now();
    if (wasIdle) onReturn();
  }

  function handleReturn() {
    lastActionAt = Date.now();
    if (attention() !== 'away') onReturn();
  }

  const stopped = new AbortController();
  const { signal } = stopped;
  for (const action of ACTIONS) window.addEventListener(action, handleAction, { signal, passive: true });
  for (const event of ['online', 'focus'] as const) window.addEventListener(event, handleReturn, { signal });
  document.addEventListener('visibilitychange', handleReturn, { signal });

  return { attention, stop: () => stopped.abort() };
}
