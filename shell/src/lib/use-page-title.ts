import { useEffect } from 'react';
import { useShellServices } from './shell-services';

/** Names the tab: 'Feed · Social'. */
export function usePageTitle(title: string): void {
  const { brand } = useShellServices().composition.settings;
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
}
