/** How attentive the member is to this page. */
export type Attention = 'active' | 'idle' | 'away';

/** Nothing pressed, moved or touched for so long: the member may be reading, or gone. */
const IDLE_AFTER_MS = 60_000;

const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether anybody looks at the page and can be reached. `onReturn` is called when one comes back to it, or the network does. */
export function watchPage(onReturn: () => void) {
  let lastActionAt = Date.now();

  function attention(): Attention {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return 'away';
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

  const watched = new AbortController();
  const { signal } = watched;
  for (const action of ACTIONS) window.addEventListener(action, handleAction, { signal, passive: true });
  for (const event of ['online', 'focus'] as const) window.addEventListener(event, handleReturn, { signal });
  document.addEventListener('visibilitychange', handleReturn, { signal });

  return { attention, stop: () => watched.abort() };
}
