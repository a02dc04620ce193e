import type { StylisPlugin } from '@emotion/cache';

const WITH_PREFIX_IN_SAFARI = /^(user-select|text-size-adjust)$/;

/**
 * Adds the prefixes without which a supported browser ignores a property. Emotion's own plugin prefixes flex boxes, transforms and
 * transitions too.
 */
export const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && WITH_PREFIX_IN_SAFARI.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};
