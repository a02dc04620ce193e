// Remotes of other repositories compile this file and would not find the declarations otherwise.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./cssjanus.d.ts" />
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { transform } from 'cssjanus';
import { addPrefixes } from './add-prefixes';

/** Exchanges left and right in each declaration. It imports no part of stylis, which would then be in the first visit of every language, whole. */
const mirror: StylisPlugin = (element) => {
  if (element.type === 'decl') element.value = transform(element.value);
};

/** Makes a cache whose styles have left and right exchanged. Logical properties follow the document by themselves. */
export function createMirroredCache(): EmotionCache {
  return createCache({ key: 'ui-rtl', speedy: true, stylisPlugins: [mirror, addPrefixes] });
}
