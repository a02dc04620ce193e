import { useState, useSyncExternalStore } from 'react';

/** Why a story waits without the member having stopped it. */
export type PauseReason = 'held' | 'focused' | 'loading' | 'covered';

const NO_REASONS: ReadonlySet<PauseReason> = new Set();

/** Waits for as long as there is a reason, or the tab is out of sight. */
export function usePauseReasons(): { isPaused: boolean; set: (reason: PauseReason, isGiven: boolean) => void } {
  const [reasons, setReasons] = useState(NO_REASONS);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);

  function set(reason: PauseReason, isGiven: boolean): void {
    setReasons((before) => {
      if (before.has(reason) === isGiven) return before;
      const others = [...before].filter((other) => other !== reason);
      return new Set(isGiven ? [...others, reason] : others);
    });
  }

  return { isPaused: isHidden || reasons.size > 0, set };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
