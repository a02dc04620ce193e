import '@social/api/wire'; // brought for the remotes, which take it from the shell
import '@social/api';
import { configurePage, isSignedIn, onStorageUnavailable, sessionStore } from '@social/session';
import { notify } from '@social/ui';
import { createBrowserRouter, matchPath } from '@social/ui/router';
import { createRoot } from 'react-dom/client';
import { readPageComposition } from './lib/edge/read-page-composition';
import { followSession } from './lib/follow-session';
import { createQueryClient } from './lib/query-client';
import type { ShellServices } from './lib/shell-services';
import { startServices } from './lib/start-services';
import { App } from './pages/app';
import { appRoutes } from './pages/app-routes';
import { regionPages } from './routes';

/** Starts the page in its root element. @throws when the document is incomplete. */
export function startShell(view: Window & typeof globalThis): void {
  const composition = readPageComposition(view.document);
  configurePage(composition.settings);
  const services = startServices(view, composition);
  loadRegionOf(view.location.pathname, services);

  onStorageUnavailable(() => {
    void notify({
      severity: 'warning',
      message: 'This browser keeps nothing for this site: you will be signed out when you close the page.',
    });
  });

  const queryClient = createQueryClient();
  followSession({ session: sessionStore, queryClient, startAfresh: () => view.location.assign('/') });

  const root = view.document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  createRoot(root).render(<App services={services} queryClient={queryClient} router={createBrowserRouter(appRoutes)} />);
}

/** Before the first render, so that the region's files travel while React draws the frame around it. */
function loadRegionOf(pathname: string, { regions }: ShellServices): void {
  const page = regionPages.find(({ path }) => matchPath(path, pathname) !== null);
  if (page && isSignedIn(sessionStore.getState())) void regions.load(page);
}
