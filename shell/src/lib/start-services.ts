import type { PageComposition } from '@social/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { browserClock } from './clock';
import { createRevisionFetch } from './edge/fetch-revision';
import { createRevisionWatch } from './edge/revision-watch';
import { createCrashGuard } from './federation/crash-guard';
import { createFailureReporter } from './federation/failure-reporter';
import { guardCustomElements } from './federation/guard-custom-elements';
import { createModuleFederation } from './federation/module-federation';
import { watchPageErrors } from './federation/page-errors';
import { createRegionStore, type ExplainFailure } from './federation/region-store';
import { readHashesToLoad } from './federation/import-map';
import { createReleaseRefetch, listRequestedFiles } from './federation/refetch-release';
import { withOwnPages, type OwnPageLoaders } from './federation/with-own-pages';
import { withTexts } from './federation/with-texts';
import { preloadData } from './preload-data';
import type { ShellServices } from './shell-services';
import { createSiteMap } from './site-map';
import { isRegionShown } from './telemetry/region-mark';
import { startTelemetry } from './telemetry/start-telemetry';

type StartOptions = {
  composition: PageComposition;
  ownPages: OwnPageLoaders;
  queryClient: QueryClient;
  /** Given on pages that run developers' builds. */
  explain?: ExplainFailure | undefined;
};

/** Creates the shell's services for a browser. */
export function startServices(
  view: Window & typeof globalThis,
  { composition, ownPages, queryClient, explain }: StartOptions,
): ShellServices {
  const crashGuard = createCrashGuard({ storage: getSessionStorage(view), now: browserClock.now });
  view.addEventListener('pagehide', () => crashGuard.leaving());
  const sendReport = (url: string, body: Blob) => void view.navigator.sendBeacon(url, body);
  const observer = startTelemetry(view, { composition, send: sendReport, random: Math.random });
  const paintedRemotes = new Set<string>();
  const isLeft = (remote: string) => paintedRemotes.has(remote) && !isRegionShown(view.document, remote);
  watchPageErrors(view, { composition, send: sendReport, isLeft, observer });
  guardCustomElements(view.customElements, (error) => view.reportError(error));

  const revisions = createRevisionWatch({
    page: composition,
    fetchRevision: createRevisionFetch((url, init) => view.fetch(url, init)),
    clock: browserClock,
  });
  revisions.watch(view.document, view);

  return {
    composition,
    siteMap: createSiteMap(composition),
    revisions,
    regions: createRegionStore({
      composition,
      federation: withOwnPages(withTexts(createModuleFederation(), { composition, report: view.reportError }), ownPages),
      refetch: createReleaseRefetch({
        knownHashes: () => readHashesToLoad(view.document),
        request: (url, init) => view.fetch(url, init),
        requestedFiles: () => listRequestedFiles(view),
        now: browserClock.now,
      }),
      clock: browserClock,
      crashGuard,
      report: createFailureReporter(sendReport),
      explain,
      observer: {
        ...observer,
        painted(release, expose) {
          paintedRemotes.add(release.remote);
          observer.painted(release, expose);
        },
      },
      preloadData({ preload, Region }) {
        const { pathname, search } = view.location;
        return preloadData({ preload, Region }, { pathname, search, queries: queryClient });
      },
    }),
    reloadPage: () => view.location.reload(),
    random: Math.random,
  };
}

/** Returns null where the browser throws on access. */
function getSessionStorage(view: Window): Storage | null {
  try {
    return view.sessionStorage;
  } catch {
    return null;
  }
}
