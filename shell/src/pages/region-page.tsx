import type { CompositionPage } from '@social/contracts';
import { Region } from '../features/show-region/region';
import { useReloadForNewRelease } from '../lib/use-reload-for-new-release';
import { usePageTitle } from '../lib/use-page-title';

/** A page that a region fills. */
export function RegionPage({ remote, expose, title }: Pick<CompositionPage, 'remote' | 'expose' | 'title'>) {
  useReloadForNewRelease(remote);
  return (
    <>
      <PageTitle title={title} />
      <Region remote={remote} expose={expose} name={title} isPage />
    </>
  );
}

/** Sets the title before the effects of the region run, which may know a better one. */
function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
