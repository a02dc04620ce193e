import { usePageTitle } from '@social/session';
import type { CompositionPage } from '@social/contracts';
import { Region } from '../features/show-region/region';
import { WelcomeSlot } from '../features/welcome-newcomer/welcome-slot';
import { useReloadForNewRelease } from '../lib/use-reload-for-new-release';

type RegionPageProps = Pick<CompositionPage, 'remote' | 'expose' | 'title'> & { isHome: boolean };

/** A page that a region fills. */
export function RegionPage({ remote, expose, title, isHome }: RegionPageProps) {
  useReloadForNewRelease(remote);
  return (
    <>
      <PageTitle title={title} />
      {isHome && <WelcomeSlot />}
      <Region remote={remote} expose={expose} name={title} isPage />
    </>
  );
}

/** Sets the title before the effects of the region run, which may know a better one. */
function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}
