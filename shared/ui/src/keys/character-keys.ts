import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'single_keys';
const OFF = 'off';
const listeners = new Set<() => void>();
let isOn = readKept();

/** Whether keys without Ctrl work: some people's voice control or tremor presses them by accident. */
export function areCharacterKeysEnabled(): boolean {
  return isOn;
}

/** Remembered in this browser; where it keeps nothing, for as long as the page lives. */
export function setCharacterKeysEnabled(next: boolean): void {
  isOn = next;
  try {
    if (next) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // A browser that keeps nothing still obeys until the page closes.
  }
  for (const tell of listeners) tell();
}

/** `areCharacterKeysEnabled`, in a component. */
export function useCharacterKeysEnabled(): boolean {
  return useSyncExternalStore(subscribe, areCharacterKeysEnabled);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readKept(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}
