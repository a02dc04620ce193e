import { regionReport, type PageComposition, type RegionReport } from '@social/contracts';
import { createCrashGuard } from '../lib/federation/crash-guard';
import { createFailureReporter } from '../lib/federation/failure-reporter';
import { noObserver, type RegionObserver } from '../lib/federation/region-observer';
import { createRegionStore } from '../lib/federation/region-store';
import { withOwnPages, type OwnPageLoaders } from '../lib/federation/with-own-pages';
import { createFakeFederation, type FakeFederation } from './fake-federation';
import { createManualClock, type ManualClock } from './manual-clock';
import { createPageComposition } from './page-compositions';
import { createMemoryStorage } from './memory-storage';

type Options = {
  composition?: PageComposition;
  storage?: Storage;
  clock?: ManualClock;
  federation?: FakeFederation;
  ownPages?: OwnPageLoaders;
  observer?: RegionObserver;
  preloadData?: Parameters<typeof createRegionStore>[0]['preloadData'];
};

/** The address of the region that each test page shows first. */
export const homeAddress = { remote: 'mf_feed', expose: './home' };

/** Creates a region store over a fake federation, and records its reports. */
export function createTestRegions({
  composition = createPageComposition(),
  // Only for this page: a region of the previous test may still leave its mark in the tab's.
  storage = createMemoryStorage(),
  clock = createManualClock(),
  federation = createFakeFederation(),
  ownPages = {},
  observer = noObserver,
  preloadData = () => Promise.resolve(),
}: Options = {}) {
  const reports: Promise<RegionReport>[] = [];
  const regions = createRegionStore({
    composition,
    federation: withOwnPages(federation, ownPages),
    refetch: federation.refetch,
    clock,
    crashGuard: createCrashGuard({ storage, now: clock.now }),
    report: createFailureReporter((_url, body) => void reports.push(readJson(body))),
    observer,
    preloadData,
  });
  return { composition, regions, federation, clock, reports: () => Promise.all(reports) };
}

/** Loads a region while `waitMs` pass on the test's clock, and returns the state that it is in then. */
export async function loadRegion(page: ReturnType<typeof createTestRegions>, address = homeAddress, waitMs = 20_000) {
  const done = page.regions.load(address);
  await page.clock.pass(waitMs);
  await done;
  return page.regions.stateOf(address);
}

function readJson(body: Blob): Promise<RegionReport> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(regionReport.parse(JSON.parse(typeof reader.result === 'string' ? reader.result : '')));
    reader.readAsText(body);
  });
}
