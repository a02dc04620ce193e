import createCache, { type EmotionCache } from '@emotion/cache';
import { addPrefixes } from './add-prefixes';
import { splitSheets } from './split-sheets';

// Always speedy: the page's CSP allows only empty style elements, which are filled through CSSOM.
let styleCache = splitSheets(createCache({ key: 'ui', speedy: true, stylisPlugins: [addPrefixes] }));

export function getStyleCache(): EmotionCache {
  return styleCache;
}

/** Mirrors the styles of a page that is read from right to left. To be awaited before the first render; does nothing on other pages. */
export async function loadDirectionStyles(): Promise<void> {
  if (document.dir === 'rtl') styleCache = splitSheets((await import('./mirrored-style-cache')).createMirroredCache());
}
