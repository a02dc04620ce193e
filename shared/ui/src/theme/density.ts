import { useSyncExternalStore } from 'react';

/** Where the member's preference is kept. The script that runs before the first paint (shell/src/document) reads the same key. */
const STORAGE_KEY = 'density';

/** The attribute of `<html>` that the page's spacing hangs on; comfortable pages have none. */
const ATTRIBUTE = 'data-density';

export type Density = 'comfortable' | 'compact';

const listeners = new Set<() => void>();

/** How much room stands between things, and how to change it: for this browser, at once. */
export function useDensity(): { density: Density; setDensity: (density: Density) => void } {
  return { density: useSyncExternalStore(subscribe, shownDensity), setDensity };
}

function shownDensity(): Density {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'compact' ? 'compact' : 'comfortable';
}

function setDensity(density: Density): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, density);
  } catch {
    // A browser that keeps nothing still obeys until the page closes.
  }
  if (density === 'compact') document.documentElement.setAttribute(ATTRIBUTE, density);
  else document.documentElement.removeAttribute(ATTRIBUTE);
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
