import { loadCatalog } from '@social/texts/load-catalog';
import { tolerateChangedPages } from '@social/ui/dom/tolerate-changed-pages';
import { refuseStrayDrops } from '@social/ui/files/refuse-stray-drops';
import { browserClock } from './lib/clock';
import { showStartFailure } from './lib/show-start-failure';
import { untilPreviewPainted } from './lib/until-preview-painted';

/** The texts come first: modules read them while they are evaluated. Without them the page is shown in English. */
async function start(): Promise<void> {
  tolerateChangedPages();
  refuseStrayDrops(window);
  await loadCatalog({ de: () => import(/* webpackChunkName: "texts-de" */ './texts/de.json') }).catch(reportError);
  await untilPreviewPainted(window, browserClock);
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell');
  await startShell(window);
}

start().catch((error: unknown) => {
  showStartFailure(document);
  throw error;
});
