import { useLocation, useNavigationType } from '@social/ui/router';
import { useEffect, useRef, type RefObject } from 'react';
import { focusHeading } from '../focus-new-page/focus-heading';

/** After each change of the path, not at the first page: up to the top, and the focus on the new heading. */
export function usePageFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigationType: string = useNavigationType();
  const announcedPath = useRef(pathname);

  useEffect(() => {
    if (announcedPath.current === pathname || !main.current) return;
    announcedPath.current = pathname;
    // Back and forward keep their place: the browser restores it.
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    return focusHeading(main.current);
  }, [main, pathname, navigationType]);
}
