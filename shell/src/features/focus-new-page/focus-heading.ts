/** A heading that appears later is not focused. */
const TIMEOUT_MS = 10_000;

/**
 * Focuses the first `h1` of `main`, now or once it exists, so that a screen reader announces the page. Does nothing after the member has
 * moved the focus. Does nothing while a text field has it, such as the search that was opened while the page loads: its letters and Enter
 * would be lost.
 * @returns a function that stops waiting.
 */
export function focusHeading(main: HTMLElement): () => void {
  const initialFocus = document.activeElement;
  if (initialFocus?.matches('input, textarea')) return () => undefined;
  const timer = setTimeout(stop, TIMEOUT_MS);
  // In the next frame, which does the layout anyway: focusing forces one, so the page would have two.
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
