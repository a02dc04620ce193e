import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'single_keys';
const OFF = 'off';
const listeners = new Set<() => void>();
let areEnabled = readStored();

/** Returns true if hotkeys without Ctrl work: voice control and tremor press them by accident. */
export function areCharacterKeysEnabled(): boolean {
  return areEnabled;
}

/** Stored in this browser; without storage it lasts until the page closes. */
export function setCharacterKeysEnabled(next: boolean): void {
  areEnabled = next;
  try {
    if (next) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
  for (const notify of listeners) notify();
}

/** `areCharacterKeysEnabled`, in a component. */
export function useCharacterKeysEnabled(): boolean {
  return useSyncExternalStore(subscribe, areCharacterKeysEnabled);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readStored(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}
