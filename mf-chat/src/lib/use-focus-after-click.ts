import { useEffect, type RefObject } from 'react';

/** A mouse or a touchpad: touching a screen would open its keyboard over the messages. */
const HAS_MOUSE = '(hover: hover) and (pointer: fine)';

/**
 * Focuses a field after a click: a member who opens a conversation with a mouse is about to write. A member who came by keys, or with
 * assistive technology, is led to the heading by the shell.
 */
export function useFocusAfterClick(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const wasClicked = opener !== null && opener !== document.body && !opener.matches(':focus-visible');
    if (wasClicked && window.matchMedia(HAS_MOUSE).matches) field.current?.focus({ preventScroll: true });
  }, [field]);
}
