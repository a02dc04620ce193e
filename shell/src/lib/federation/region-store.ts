import type { ExposeName, PageComposition, RegionInput } from '@social/contracts';
import type { ComponentType } from 'react';
import type { CrashGuard } from './crash-guard';
import type { ReportFailure } from './failure-reporter';
import { loadRelease, type EntryUrls, type LoadDependencies, type RegionModule } from './load-release';
import { createPreloads } from './preloads';
import { toRegionKey, type RegionAddress } from './region-address';
import { RegionFailure, toRegionFailure } from './region-failure';
import type { RegionObserver } from './region-observer';
import { listReleases, type RegionRelease } from './region-releases';
import { createRegionStates } from './region-states';

/** Finds out why an expose of a developer's build failed. Never rejects. @returns sentences, the most probable cause first. */
export type ExplainFailure = (release: RegionRelease, expose: ExposeName, failure: RegionFailure) => Promise<readonly string[]>;

export type RegionStoreDependencies = LoadDependencies & {
  composition: PageComposition;
  /** Given on pages that run developers' builds. */
  explain?: ExplainFailure | undefined;
  crashGuard: CrashGuard;
  report: ReportFailure;
  observer: RegionObserver;
  /** Lets a module fetch its data before its region is rendered. Never rejects. */
  preloadData: (module: RegionModule) => Promise<void>;
};

type Failed = { release: RegionRelease; failure: RegionFailure };
type Pass = { releases: RegionRelease[]; failed?: Failed[]; waitMs?: number; respectsGuard: boolean };

/** Back-off of a member's own retries: the first at once, then longer, to relieve a failing server. */
const MEMBER_RETRY_PAUSES_MS = [0, 500, 1_500, 4_000];

export type RegionStore = ReturnType<typeof createRegionStore>;

/** Holds the state of the page's regions. A failing release is followed by the next best. */
export function createRegionStore(dependencies: RegionStoreDependencies) {
  const { composition, crashGuard, observer, preloadData, explain, ...loading } = dependencies;
  const states = createRegionStates((release) => crashGuard.mounting(release));
  const retriesByRegion = new Map<string, number>();
  const painted = new Set<RegionRelease>();
  const load = createLoad(loading);
  const preloads = createPreloads(load);
  const crashedLate = new Map<string, { release: RegionRelease; Region: ComponentType<RegionInput> }>();

  /** Makes a region ready at once. Resolves when its data was fetched, or has failed. */
  function show(address: RegionAddress, release: RegionRelease, module: RegionModule): Promise<void> {
    const data = preloadData(module);
    states.mount(address, release, module.Region);
    return data;
  }

  async function tryRelease(address: RegionAddress, release: RegionRelease, respectsGuard: boolean): Promise<RegionModule> {
    observer.started(release, address.expose);
    if (respectsGuard && crashGuard.isSuspect(release)) {
      throw new RegionFailure('crash-loop', `${release.remote}@${release.version} had not painted when the page before ended`);
    }
    crashGuard.loading(release);
    return load(release, address);
  }

  async function run(address: RegionAddress, { releases, failed = [], waitMs = 0, respectsGuard }: Pass): Promise<void> {
    states.put(address, { status: 'loading' });
    if (waitMs > 0) await loading.clock.wait(waitMs);
    const failures = [...failed];
    for (const release of releases) {
      try {
        const data = show(address, release, await tryRelease(address, release, respectsGuard));
        reportAll(dependencies, address, failures, 'fell-back');
        return data;
      } catch (error) {
        crashGuard.survived(release);
        failures.push({ release, failure: toRegionFailure(error) });
      }
    }
    const kind = failures.at(-1)?.failure.kind ?? (composition.remotes[address.remote]?.isDisabled ? 'disabled' : 'absent');
    states.put(address, { status: 'failed', kind, hasRetried: retriesByRegion.has(toRegionKey(address)) });
    reportAll(dependencies, address, failures, 'error-shown');
    const last = failures.at(-1);
    if (explain && last?.release.source === 'override') states.explain(address, await explain(last.release, address.expose, last.failure));
  }

  return {
    subscribe: states.subscribe,
    stateOf: states.of,
    /** Loads a region unless it is ready or loading; a failed one is tried again. Resolves when it has failed, or is ready and has fetched its data. */
    load(address: RegionAddress): Promise<void> {
      const state = states.of(address);
      if (state && state.status !== 'failed') return Promise.resolve();
      crashedLate.delete(toRegionKey(address));
      const preloaded = state ? undefined : preloads.get(address);
      if (preloaded) {
        observer.started(preloaded.release, address.expose);
        return show(address, preloaded.release, preloaded.module);
      }
      return run(address, { releases: listReleases(composition, address.remote), respectsGuard: true });
    },
    /**
     * Loads the module of a region that a member may open next; null if there is none. A failure is not reported: opening the region tries
     * again, and reports it.
     */
    async preload(address: RegionAddress): Promise<RegionModule | null> {
      const [release] = listReleases(composition, address.remote);
      if (!release || crashGuard.isSuspect(release) || states.of(address)?.status === 'failed') return null;
      return preloads.load(release, address);
    },
    /** Retries a failed region for the member. Does nothing while it is loading. */
    retry(address: RegionAddress): Promise<void> {
      if (states.of(address)?.status !== 'failed') return Promise.resolve();
      const crashed = crashedLate.get(toRegionKey(address));
      if (crashed) {
        crashedLate.delete(toRegionKey(address));
        states.mount(address, crashed.release, crashed.Region);
        return Promise.resolve();
      }
      const waitMs = countRetry(retriesByRegion, address);
      return run(address, { releases: listReleases(composition, address.remote), waitMs, respectsGuard: false });
    },
    /** The region was painted: a later failure does not concern the release's start. */
    painted({ expose }: RegionAddress, release: RegionRelease) {
      observer.painted(release, expose);
      painted.add(release);
      crashGuard.survived(release);
    },
    /** A render threw. A release that has never painted is replaced by the fallback; one that has stays, with Retry. */
    crashed(address: RegionAddress, error: unknown): Promise<void> {
      const state = states.of(address);
      if (state?.status !== 'ready') return Promise.resolve();
      const { release, Region } = state;
      crashGuard.survived(release);
      const message = error instanceof Error ? error.message : String(error);
      const failed = [{ release, failure: new RegionFailure('render', message, false, { cause: error }) }];
      const isLate = painted.delete(release);
      if (isLate) crashedLate.set(toRegionKey(address), { release, Region });
      const releases = isLate ? [] : releasesAfter(listReleases(composition, address.remote), release);
      return run(address, { releases, failed, respectsGuard: true });
    },
  };
}

/** Counts a member's retry. @returns the pause before it, in milliseconds. */
function countRetry(retriesByRegion: Map<string, number>, address: RegionAddress): number {
  const retries = retriesByRegion.get(toRegionKey(address)) ?? 0;
  retriesByRegion.set(toRegionKey(address), retries + 1);
  return MEMBER_RETRY_PAUSES_MS[Math.min(retries, MEMBER_RETRY_PAUSES_MS.length - 1)] ?? 0;
}

type Reporting = Pick<RegionStoreDependencies, 'report' | 'observer'>;

function reportAll(
  { report, observer }: Reporting,
  { expose }: RegionAddress,
  failures: Failed[],
  outcome: 'fell-back' | 'error-shown',
): void {
  for (const { release, failure } of failures) {
    report(release, expose, failure, outcome);
    observer.failed(release, expose, failure.kind);
  }
}

function createLoad(loading: LoadDependencies): (release: RegionRelease, address: RegionAddress) => Promise<RegionModule> {
  const getEntryUrls = createEntryUrls();
  return async (release, address) =>
    withConfiguration(
      await loadRelease({ ...address, entryUrls: getEntryUrls(release), isSlow: release.source === 'override' }, loading),
      release,
    );
}

/** Counts the failed tries of each release for all of its regions, so that they use the same URL and thus the same modules. */
function createEntryUrls(): (release: RegionRelease) => EntryUrls {
  const failedTriesByRelease = new Map<string, number>();
  return ({ remote, version, entryUrls }) => {
    const key = `${remote}@${version}`;
    const failedTries = () => failedTriesByRelease.get(key) ?? 0;
    return {
      hasFailed: () => failedTries() > 0,
      current: () => entryUrls[failedTries() % entryUrls.length] ?? '',
      advance: () => void failedTriesByRelease.set(key, failedTries() + 1),
    };
  };
}

function releasesAfter(releases: RegionRelease[], { source }: RegionRelease): RegionRelease[] {
  return releases.slice(releases.findIndex((release) => release.source === source) + 1);
}

/** Gives the release's configuration to its early fetch, which must ask for the same data as its region. */
function withConfiguration({ Region, preload }: RegionModule, { configuration }: RegionRelease): RegionModule {
  return { Region, preload: preload && configuration ? (visit) => preload({ ...visit, configuration }) : preload };
}
