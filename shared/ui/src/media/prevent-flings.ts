/**
 * Lets a tap right after a swipe over an element with `touch-action: none` be a click. Chromium takes such a swipe for a fling, although nothing
 * scrolls, and the next tap for the one that stops it. It begins no fling where a listener prevents the default of the moves.
 * @returns a function that ends this.
 */
export function preventFlings(element: HTMLElement): () => void {
  const preventDefault = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  };
  // React's touch listeners are passive: they cannot prevent anything.
  element.addEventListener('touchmove', preventDefault, { passive: false });
  return () => element.removeEventListener('touchmove', preventDefault);
}
