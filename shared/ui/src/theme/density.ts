import { useSyncExternalStore } from 'react';

/** The script that runs before the first paint (shell/src/document) reads the same key. */
const STORAGE_KEY = 'density';

/** The attribute of `<html>` that selects the spacing; comfortable pages have none. */
const ATTRIBUTE = 'data-density';

export type Density = 'comfortable' | 'compact';

const listeners = new Set<() => void>();

/** Returns and changes the spacing of the page, for this browser. */
export function useDensity(): { density: Density; setDensity: (density: Density) => void } {
  return { density: useSyncExternalStore(subscribe, readDensity), setDensity };
}

function readDensity(): Density {
  return document.documentElement.getAttribute(ATTRIBUTE) === 'compact' ? 'compact' : 'comfortable';
}

function setDensity(density: Density): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, density);
  } catch {
    // Without storage the choice lasts until the page closes.
  }
  if (density === 'compact') document.documentElement.setAttribute(ATTRIBUTE, density);
  else document.documentElement.removeAttribute(ATTRIBUTE);
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
