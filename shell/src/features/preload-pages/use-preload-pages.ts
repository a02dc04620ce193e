import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { preloadData } from '../../lib/preload-data';
import { useShellServices } from '../../lib/shell-services';
import { watchLinks } from './watch-links';

/**
 * Loads code and first data of a page when the member is about to open it. That is when the pointer rests on a link, or the link has the
 * focus or is pressed. This covers the links of all remotes.
 */
export function usePreloadPages(): void {
  const { siteMap, regions } = useShellServices();
  const queries = useQueryClient();

  useEffect(() => {
    async function preload({ pathname, search }: URL): Promise<void> {
      const page = siteMap.findRegionPage(pathname);
      if (!page || pathname === window.location.pathname) return;
      const module = await regions.preload(page);
      if (module) await preloadData(module, { pathname, search, queries });
    }
    return watchLinks(document, (url) => void preload(url));
  }, [siteMap, regions, queries]);
}
