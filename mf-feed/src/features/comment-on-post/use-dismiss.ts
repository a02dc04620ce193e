import { useEffect, useEffectEvent } from 'react';

/** Notices, menus, suggestions and dialogs lie over the page: what is clicked there is not outside of anything below. */
const OVERLAYS = '[aria-live], [role="dialog"], [role="menu"], [role="listbox"], [role="presentation"]';

/** Hears a click outside of the post that holds `inside`, and Escape wherever focus is. */
export function useDismiss(
  inside: { current: Element | null },
  { onOutside, onEscape }: { onOutside: () => void; onEscape: () => void },
): void {
  const hearClick = useEffectEvent(({ target }: MouseEvent) => {
    const post = inside.current?.closest('article');
    if (target instanceof Element && post && !post.contains(target) && !target.closest(OVERLAYS)) onOutside();
  });
  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onEscape();
  });

  useEffect(() => {
    // On the way down: by the time a click has bubbled up, what was clicked may have left the page.
    const click = (event: MouseEvent) => hearClick(event);
    const key = (event: KeyboardEvent) => hearKey(event);
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key);
    };
  }, []);
}
