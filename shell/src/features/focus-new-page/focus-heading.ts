/** How long a page may take to bring its heading before the focus stays where it is. */
const TIMEOUT_MS = 10_000;

/**
 * Moves the focus to the first `h1` of `main`, at once or as soon as there is one, so that a screen reader says where the member
 * is. Leaves the focus alone once the member has moved it elsewhere. Returns how to give up.
 */
export function focusHeading(main: HTMLElement): () => void {
  const initialFocus = document.activeElement;
  const timer = setTimeout(stop, TIMEOUT_MS);
  // With the next frame, which lays the page out anyway: focusing does it at once, and the page would have it done twice.
  const observer = new MutationObserver(() => (frame ||= requestAnimationFrame(tryToFocus)));
  let frame = 0;

  function tryToFocus() {
    frame = 0;
    const heading = main.querySelector('h1');
    if (!heading) return;
    stop();
    const hasMovedFocus = document.activeElement !== initialFocus && document.activeElement !== document.body;
    if (hasMovedFocus) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  function stop() {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    observer.disconnect();
  }

  observer.observe(main, { childList: true, subtree: true });
  tryToFocus();
  return stop;
}
