import { useLayoutEffect, useState } from 'react';
import { allowFocusOutsideDialogs } from './allow-focus-outside-dialogs';

/**
 * Returns an element at the end of the document that stays accessible and focusable while a dialog is open. MUI sets `aria-hidden` on
 * everything next to an open dialog except on elements that must not have it: a `slot` is one, and it does not affect the layout.
 */
export function useAccessibleContainer(): HTMLElement {
  const [container] = useState(() => document.createElement('slot'));
  useLayoutEffect(() => {
    document.body.append(container);
    const stop = allowFocusOutsideDialogs(container);
    return () => {
      stop();
      container.remove();
    };
  }, [container]);
  return container;
}
