import createCache, { type EmotionCache } from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** Makes a cache whose styles have left and right exchanged. Logical properties follow the document by themselves. */
export function createMirroredCache(): EmotionCache {
  return createCache({ key: 'ui-rtl', speedy: true, stylisPlugins: [prefixer, mirror] });
}
