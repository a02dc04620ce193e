import { useEffect } from 'react';
import { getPageSettings } from './page-settings';

/** Sets the tab's title to what is open inside a page, and restores the page's own on unmount. Does nothing for ''. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (title === '') return;
    const before = document.title;
    document.title = `${title} · ${getPageSettings().brand}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
