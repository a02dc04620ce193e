/**
 * Keeps the tap that follows a swipe over an element with `touch-action: none`. Chromium takes the swipe for a fling, although nothing
 * scrolls, and a tap soon after it for the one that stops the fling: no click follows. It begins no fling where the moves are handled.
 * @returns a function that ends this.
 */
export function keepTapsAfterSwipes(element: HTMLElement): () => void {
  const handleTouchMove = (event: TouchEvent) => {
    if (event.cancelable) event.preventDefault();
  };
  // React's touch listeners are passive: they cannot prevent anything.
  element.addEventListener('touchmove', handleTouchMove, { passive: false });
  return () => element.removeEventListener('touchmove', handleTouchMove);
}
