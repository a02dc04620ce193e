import '@social/api/wire'; // shared with the remotes
import '@social/api';
import { REPORT_PATH, type PageComposition, type PageErrorReport } from '@social/contracts';
import { apiClient, configurePage, isSignedIn, onStorageUnavailable, sessionStore } from '@social/session';
import { t } from '@social/texts';
import { toPageLocale } from '@social/texts/languages';
import { loadDirectionStyles, notify, setServerClock } from '@social/ui';
import { createRoot } from 'react-dom/client';
import { browserClock } from './lib/clock';
import { readPageComposition } from './lib/edge/read-page-composition';
import { followSession } from './lib/follow-session';
import { watchInstallOffer } from './lib/install-offer';
import { startOffline } from './lib/offline/start-offline';
import { createQueryClient } from './lib/query-client';
import type { ShellServices } from './lib/shell-services';
import { startServices } from './lib/start-services';
import { toKnownTimeZone } from './lib/to-known-time-zone';
import { untilFirstContent } from './lib/until-first-content';
import { untilPreviewPainted } from './lib/until-preview-painted';
import type { OverriddenStart } from './lib/overrides/start-overrides';
import { App } from './pages/app';
import { ownPageLoaders } from './pages/own-pages';
import { SHELL } from './routes';

/** Starts the page in its root element. @throws when the document is incomplete. */
export async function startShell(view: Window & typeof globalThis): Promise<void> {
  const pinned = readPageComposition(view.document);
  const { composition, explain }: PageStart = pinned.reason === 'override' ? await startOverrides(view, pinned) : { composition: pinned };
  const { locale, timeZone } = composition.settings;
  const knownZone = toKnownTimeZone(timeZone, (message) => reportForShell(view, composition, message));
  configurePage({ ...composition.settings, locale: toPageLocale(locale), timeZone: knownZone });
  watchInstallOffer(view);
  setServerClock(apiClient.getServerTime);
  const queryClient = createQueryClient();
  await loadDirectionStyles();
  await startOffline(view, { composition, queryClient, session: sessionStore });
  const services = startServices(view, { composition, ownPages: ownPageLoaders, queryClient, explain });
  const region = preloadRegion(view.location.pathname, services);

  onStorageUnavailable(() => {
    void notify({
      severity: 'warning',
      message: t('This browser keeps nothing for this site: you will be signed out when you close the page.'),
    });
  });

  followSession({ session: sessionStore, queryClient, loadAnew: () => view.location.assign('/') });

  await untilFirstContent(region, browserClock);
  await untilPreviewPainted(view, browserClock);
  const root = view.document.getElementById('root');
  if (!root) throw new Error('The document has no root element.');
  createRoot(root).render(<App services={services} queryClient={queryClient} />);
}

/** A page whose builds are all published ones has nothing to explain. */
type PageStart = Omit<OverriddenStart, 'explain'> & Partial<OverriddenStart>;

/** Tells the operator what is wrong with the environment. No region failed, so it counts against no release. */
function reportForShell(view: Window, { shellVersion }: PageComposition, message: string): void {
  const report: PageErrorReport = { remote: SHELL, version: shellVersion, kind: 'error', message, file: '' };
  view.navigator.sendBeacon(REPORT_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** Loads the code that only developers need. */
async function startOverrides(view: Window & typeof globalThis, pinned: PageComposition): Promise<OverriddenStart> {
  const overrides = await import('./lib/overrides/start-overrides');
  return overrides.startOverrides(view, pinned);
}

/** Runs before the first render. @returns a promise that settles with the region, at once where the shell shows the page itself */
async function preloadRegion(pathname: string, { regions, siteMap }: ShellServices): Promise<void> {
  const page = siteMap.findRegionPage(pathname);
  if (page && (page.access === 'public' || isSignedIn(sessionStore.getState()))) await regions.load(page);
}
