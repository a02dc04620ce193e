import { PAGE_AREA_ATTRIBUTE } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { useHotkey } from '@social/ui';

/** F6 moves the focus to the page's next area, Shift+F6 to the previous one: menu, page, composer, panel. */
export function useAreaKeys(): void {
  useHotkey({
    key: 'F6',
    label: t('Next part of the page'),
    group: t('Everywhere'),
    run: ({ shiftKey }) => focusAdjacentArea(shiftKey ? -1 : 1),
  });
}

function focusAdjacentArea(steps: 1 | -1): void {
  const areas = [...document.querySelectorAll<HTMLElement>(`[${PAGE_AREA_ATTRIBUTE}]`)].filter(isVisible);
  // The innermost area, as one may be inside another.
  const current = areas.findLastIndex((area) => area.contains(document.activeElement));
  const from = current === -1 && steps === -1 ? 0 : current;
  const next = areas[(from + steps + areas.length) % areas.length];
  if (!next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus();
}

function isVisible(area: HTMLElement): boolean {
  return area.getClientRects().length > 0;
}
