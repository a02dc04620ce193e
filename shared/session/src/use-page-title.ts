import { useEffect } from 'react';
import { getPageSettings } from './page-settings';

/** Names the tab for what is open inside a page, and gives it the page's own name back afterwards. Nothing as long as it is ''. */
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
