import { TELEMETRY_PATH, type ExposeName, type PageTelemetry, type RegionOutcome, type RegionTelemetry } from '@social/contracts';
import type { ShellClock } from '../clock';

/** Long enough for the regions of a page to settle, so that most page loads send one beacon and another when they are left. */
const FLUSH_PAUSE_MS = 4_000;
/** Of one page: a page that is open all day visits the same regions again, which sends nothing. */
const MAX_BEACONS = 20;

export type TelemetryRelease = Pick<RegionTelemetry, 'remote' | 'version'>;
export type TelemetryRegion = TelemetryRelease & { expose: ExposeName | null };

export type TelemetryBufferDependencies = Pick<PageTelemetry, 'pageId' | 'environment' | 'revision' | 'arm'> & {
  send: (url: string, body: Blob) => void;
  clock: ShellClock;
};

export type TelemetryBuffer = ReturnType<typeof createTelemetryBuffer>;

/**
 * Collects what happened to the page's releases, and sends it in beacons. Each outcome and each vital counts once for a region and once for
 * its release, whatever is repeated: a page has one vote. A beacon holds only what none before held, so edges can add up what they get.
 */
export function createTelemetryBuffer({ send, clock, ...page }: TelemetryBufferDependencies) {
  const counted = new Set<string>();
  let unsent = new Map<string, RegionTelemetry>();
  let beacons = 0;
  let isFlushPlanned = false;

  function change(region: TelemetryRegion, what: string, apply: (entry: RegionTelemetry) => void): void {
    const { remote, version, expose } = region;
    const key = `${remote}@${version} ${expose}`;
    if (counted.has(`${key} ${what}`)) return;
    counted.add(`${key} ${what}`);
    const entry = unsent.get(key) ?? { remote, version, expose, outcomes: [], vitals: {} };
    apply(entry);
    unsent.set(key, entry);
    if (expose !== null) change({ remote, version, expose: null }, what, apply);
    planFlush();
  }

  function planFlush(): void {
    if (isFlushPlanned) return;
    isFlushPlanned = true;
    void clock.wait(FLUSH_PAUSE_MS).then(flush);
  }

  function flush(): void {
    isFlushPlanned = false;
    if (unsent.size === 0 || beacons >= MAX_BEACONS) return;
    beacons += 1;
    const body: PageTelemetry = { ...page, regions: [...unsent.values()] };
    unsent = new Map();
    send(TELEMETRY_PATH, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  }

  return {
    count: (region: TelemetryRegion, outcome: RegionOutcome) => change(region, outcome, ({ outcomes }) => void outcomes.push(outcome)),
    measure: (region: TelemetryRegion, name: keyof RegionTelemetry['vitals'], value: number) =>
      change(region, name, ({ vitals }) => void (vitals[name] = value)),
    /** Sends what waits, at once: the page is hidden and may never come back. */
    flush,
  };
}
