import { useEffect, useEffectEvent } from 'react';

/** Notifications, menus, suggestions and dialogs are overlays: a click there is not outside the post. */
const OVERLAYS = '[aria-live], [role="dialog"], [role="menu"], [role="listbox"], [role="presentation"]';

/** Reports a click outside the post that contains `inside`, and Escape anywhere. */
export function useDismiss(
  inside: { current: Element | null },
  { onOutside, onEscape }: { onOutside: () => void; onEscape: () => void },
): void {
  const handleClick = useEffectEvent(({ target }: MouseEvent) => {
    const post = inside.current?.closest('article');
    if (target instanceof Element && post && !post.contains(target) && !target.closest(OVERLAYS)) onOutside();
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onEscape();
  });

  useEffect(() => {
    // In the capture phase: by the time a click bubbles up, its target may have been removed.
    const click = (event: MouseEvent) => handleClick(event);
    const key = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key);
    };
  }, []);
}
