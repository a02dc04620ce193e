import { useLocation, useNavigationType } from '@social/ui/router';
import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '../focus-new-page/focus-heading';

/** Scrolls up and focuses the new heading after each change of the path, except for the first page. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigationType: string = useNavigationType();
  const announcedPath = useRef(pathname);

  useEffect(() => {
    if (announcedPath.current === pathname || !main.current) return;
    announcedPath.current = pathname;
    // The browser restores the scroll position of Back and Forward.
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    return focusHeading(main.current);
  }, [main, pathname, navigationType]);
}
