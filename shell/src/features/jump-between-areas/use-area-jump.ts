import { useHotkey } from '@social/ui';

/** In the order in which one reads. A region marks an area of its own with `data-area`: the composer is one. */
const AREAS = ['header:not(main *)', 'main', '[data-area]', 'aside:not(main *)'];

/** F6 leads from one area of the page to the next, Shift+F6 back: menu, page, composer, panel. */
export function useAreaJump(): void {
  useHotkey({
    key: 'F6',
    label: 'Next part of the page',
    group: 'Everywhere',
    run: ({ shiftKey }) => focusNeighbour(shiftKey ? -1 : 1),
  });
}

function focusNeighbour(steps: 1 | -1): void {
  const areas = AREAS.flatMap((area) => [...document.querySelectorAll<HTMLElement>(area)]).filter(isShown);
  // The innermost: an area may stand inside another.
  const current = areas.findLastIndex((area) => area.contains(document.activeElement));
  const from = current === -1 && steps === -1 ? 0 : current;
  const next = areas[(from + steps + areas.length) % areas.length];
  if (!next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
}

function isShown(area: HTMLElement): boolean {
  return area.getClientRects().length > 0;
}
