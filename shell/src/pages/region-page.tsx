import type { CompositionPage } from '@social/contracts';
import { Region } from '../features/show-region/region';
import { useReloadForNewRelease } from '../lib/use-reload-for-new-release';
import { usePageTitle } from '../lib/use-page-title';

/** A page with a remote's region. */
export function RegionPage({ remote, expose, title }: Pick<CompositionPage, 'remote' | 'expose' | 'title'>) {
  usePageTitle(title);
  useReloadForNewRelease(remote);
  return <Region remote={remote} expose={expose} name={title} isPage />;
}
