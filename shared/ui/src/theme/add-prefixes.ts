import type { StylisPlugin } from '@emotion/cache';

const WITH_PREFIX_IN_SAFARI = /^(user-select|text-size-adjust)$/;

/** Prefixes what a browser that runs this app takes with a prefix alone. Emotion's own plugin prefixes flex boxes, transforms and transitions too. */
export const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && WITH_PREFIX_IN_SAFARI.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};
