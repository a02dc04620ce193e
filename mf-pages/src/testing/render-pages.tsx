import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions, type RenderOptions } from '@social/ui/testing/render-regions';
import { Region as PageProfile } from '../expose/page-profile';
import { Region as Pages } from '../expose/pages';

/** Renders the regions of pages for a new member. */
export function renderPages(path: string, options: Pick<RenderOptions, 'prepare'> = {}) {
  signInAnew();
  return renderRegions({ '/pagescomp/mainpages/*': <Pages />, '/PageProfile': <PageProfile /> }, { ...options, entry: path });
}
