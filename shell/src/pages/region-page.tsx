import type { CompositionPage } from '@social/contracts';
import { Region } from '../features/show-region/region';
import { useFreshDocument } from '../lib/use-fresh-document';
import { usePageTitle } from '../lib/use-page-title';

/** A page that a remote fills. */
export function RegionPage({ remote, expose, title }: Pick<CompositionPage, 'remote' | 'expose' | 'title'>) {
  usePageTitle(title);
  useFreshDocument(remote);
  return <Region remote={remote} expose={expose} name={title} isPage />;
}
