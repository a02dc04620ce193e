import { getInstance } from '@module-federation/enhanced/runtime';
import type { PageComposition } from '@social/contracts';
import type { ExplainFailure } from '../federation/region-store';
import { applyOverrides } from './apply-overrides';
import { supportDevelopmentJsx } from './development-runtime';
import { explainChosenRelease, explainOverride, type ExplainDependencies } from './explain-override';
import { readLocalNetworkPermission } from './local-network';
import { watchRefusedResources } from './refused-resources';
import { retryWithCors } from './retry-with-cors';
import { prepareForVite } from './vite-server';

/** A page that runs developers' builds. */
export type OverriddenStart = { composition: PageComposition; explain: ExplainFailure };

/** Prepares a page with developers' builds. Only these pages load this code. */
export async function startOverrides(view: Window & typeof globalThis, pinned: PageComposition): Promise<OverriddenStart> {
  const dependencies: ExplainDependencies = {
    request: (url, init) => view.fetch(url, init),
    importModule: (url) => import(/* webpackIgnore: true */ url),
    refused: watchRefusedResources(view),
    failed: retryWithCors(view, listOrigins(pinned)),
    localNetwork: () => readLocalNetworkPermission(view.navigator.permissions),
    shared: readSharedVersions,
  };
  supportDevelopmentJsx();
  const [composition] = await Promise.all([
    applyOverrides(pinned, dependencies.request),
    ...Object.values(pinned.remotes).map(async ({ override }) => {
      if (!override) return;
      await prepareForVite(view, override.manifestUrl, { ...dependencies, reloadPage: () => view.location.reload() }).catch(
        view.reportError,
      );
    }),
  ]);
  return {
    composition,
    async explain({ remote }, expose, failure) {
      const { override, entryUrl = '' } = pinned.remotes[remote] ?? {};
      const source = override?.manifestUrl ?? new URL(entryUrl, view.location.href).href;
      const { message } = failure;
      const reasons = override
        ? await explainOverride({ manifestUrl: source, expose, message }, dependencies)
        : await explainChosenRelease({ entryUrl: source, expose, message }, dependencies);
      view.reportError(new Error([`${remote} ${expose} of ${source} does not run:`, ...reasons].join('\n- '), { cause: failure }));
      return reasons;
    },
  };
}

/** Lists the origins of the developers' builds of a page. */
function listOrigins({ remotes }: PageComposition): string[] {
  return Object.values(remotes).flatMap(({ override }) => (override ? [new URL(override.manifestUrl).origin] : []));
}

/** Lists the versions of each package in the share scope of the page. */
function readSharedVersions(): Record<string, string[]> {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  return Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)]));
}
