import type { EmotionCache } from '@emotion/cache';

/**
 * Starts a style sheet for each set of rules with an at-rule that a render adds. When `@media` or `@keyframes` is added to a sheet, a
 * browser computes the styles again of all elements that rules of this sheet may match. With all rules in one sheet, that is the whole
 * page.
 */
export function splitSheets(cache: EmotionCache): EmotionCache {
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isStarted = false;
  sheet.insert = (rule) => {
    if (!isStarted && rule.startsWith('@')) {
      isStarted = true;
      // A render adds all its rules at once.
      queueMicrotask(() => (isStarted = false));
      // Emotion starts a sheet when it has counted to a multiple of 65,000.
      sheet.ctr = 0;
    }
    insert(rule);
  };
  return cache;
}
