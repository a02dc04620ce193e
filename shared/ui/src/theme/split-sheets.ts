import type { EmotionCache } from '@emotion/cache';

/**
 * Starts a style sheet for each set of rules with an at-rule that a render adds. A browser that gets `@media` or `@keyframes` in a sheet computes
 * the styles of all elements again that rules of this sheet may match: of the whole page where all rules are in one.
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
