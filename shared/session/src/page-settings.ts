import { setMediaBaseUrl } from '@social/api/wire';
import type { PageSettings } from '@social/contracts';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<PageSettings>(() => ({ brand: 'Social', locale: 'en-IN', timeZone: 'Asia/Kolkata', mediaBaseUrl: '' }));

/** Applies the environment's settings. The shell calls it once, before the first call to the provider: media paths depend on it. */
export function configurePage(settings: PageSettings): void {
  setMediaBaseUrl(settings.mediaBaseUrl);
  store.setState(settings);
}

/** Returns the settings of the page: the product's defaults until the shell has applied the environment's. */
export function getPageSettings(): PageSettings {
  return store.getState();
}

/** Returns what `getPageSettings` does, in a component. */
export function usePageSettings(): PageSettings {
  return useSyncExternalStore(store.subscribe, store.getState);
}
