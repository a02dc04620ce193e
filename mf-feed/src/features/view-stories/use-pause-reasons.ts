import { useState, useSyncExternalStore } from 'react';

/** Why a story is paused without the member's Pause. */
export type PauseReason = 'held' | 'focused' | 'loading' | 'covered';

const NO_REASONS: ReadonlySet<PauseReason> = new Set();

/** Pauses while there is a reason or the tab is hidden. */
export function usePauseReasons(): { isPaused: boolean; set: (reason: PauseReason, isActive: boolean) => void } {
  const [reasons, setReasons] = useState(NO_REASONS);
  const isHidden = useSyncExternalStore(subscribeToVisibility, () => document.hidden);

  function set(reason: PauseReason, isActive: boolean): void {
    setReasons((before) => {
      if (before.has(reason) === isActive) return before;
      const others = [...before].filter((other) => other !== reason);
      return new Set(isActive ? [...others, reason] : others);
    });
  }

  return { isPaused: isHidden || reasons.size > 0, set };
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
