import { Region } from '../features/show-region/region';
import { useFreshDocument } from '../lib/use-fresh-document';
import { usePageTitle } from '../lib/use-page-title';
import type { RegionPage as Page } from '../routes';

/** A page that a remote fills. */
export function RegionPage({ remote, expose, title }: Pick<Page, 'remote' | 'expose' | 'title'>) {
  usePageTitle(title);
  useFreshDocument(remote);
  return <Region remote={remote} expose={expose} name={title} isPage />;
}
