/** How long late content, or the browser's own scroll restoration, can still move the page. */
const HOLD_MS = 1500;
/** Events by which the reader takes over. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export type HeldPosition = {
  /** Returns the element that stays at its position; none while it is not mounted. */
  find: () => Element | null | undefined;
  /** Distance of its top from the top of the screen, in pixels. */
  topPx: number;
  /** Called when the position is no longer held. */
  onEnd?: () => void;
};

/**
 * Scrolls the page so that an element is at its position, and holds it there until the page has settled or the reader does anything.
 * Returns a function that ends it.
 */
export function holdScrollPosition({ find, topPx, onEnd }: HeldPosition): () => void {
  const sizes = new ResizeObserver(apply);
  const timer = setTimeout(end, HOLD_MS);
  let isOver = false;

  function apply() {
    const element = isOver ? null : find();
    if (!element) return;
    const offPx = element.getBoundingClientRect().top - topPx;
    if (Math.abs(offPx) >= 1) window.scrollBy({ top: offPx, behavior: 'instant' });
  }

  function end() {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    sizes.disconnect();
    window.removeEventListener('scroll', apply);
    for (const name of READER_EVENTS) window.removeEventListener(name, end, true);
    onEnd?.();
  }

  apply();
  sizes.observe(document.body);
  window.addEventListener('scroll', apply);
  for (const name of READER_EVENTS) window.addEventListener(name, end, { capture: true, passive: true });
  return end;
}
