import { pageTelemetry, type PageTelemetry } from '@social/contracts';
import { createFakeFederation, didNotArrive } from '../../testing/fake-federation';
import { createManualClock, settle } from '../../testing/manual-clock';
import { createTestRegions } from '../../testing/region-stores';
import { observePage } from './observe-page';
import { regionMarkProps } from './region-mark';
import { createTelemetryBuffer } from './telemetry-buffer';
import type { Vital } from './watch-vitals';

const home = { remote: 'mf_feed', expose: './home' };
const feed = { remote: 'mf_feed', version: '2.0.0' };
const shell = { remote: 'shell', version: '1.0.0', expose: null };

function Feed() {
  return <h1>Feed</h1>;
}

// jsdom's blobs have no text().
async function readBeacon(body: Blob): Promise<PageTelemetry> {
  const reader = new FileReader();
  const loaded = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(body);
  await loaded;
  return pageTelemetry.parse(JSON.parse(reader.result as string));
}

/** A page that is observed, and a document that is hidden and left as tests say. */
function openPage() {
  const clock = createManualClock();
  const bodies: Blob[] = [];
  const page = { pageId: '0'.repeat(32), environment: 'production', revision: 7, arm: 'pinned' } as const;
  const target = Object.assign(new EventTarget(), { hidden: false, defaultView: new EventTarget() });
  let changeVital: ((vital: Vital) => void) | undefined;
  const observer = observePage(target as unknown as Document, {
    shellVersion: '1.0.0',
    buffer: createTelemetryBuffer({ ...page, clock, send: (_url, body) => void bodies.push(body) }),
    clock,
    sinceNavigationMs: () => 730.4,
    loadVitals: () => Promise.resolve((onChange) => void (changeVital = onChange)),
  });
  const federation = createFakeFederation();
  return {
    ...createTestRegions({ clock, federation, observer }),
    observer,
    changeVital: (vital: Vital) => changeVital?.(vital),
    hide() {
      target.hidden = true;
      target.dispatchEvent(new Event('visibilitychange'));
    },
    show() {
      target.hidden = false;
      target.dispatchEvent(new Event('visibilitychange'));
    },
    beacons: () => Promise.all(bodies.map(readBeacon)),
  };
}

async function load(page: ReturnType<typeof openPage>) {
  const done = page.regions.load(home);
  await page.clock.pass(0);
  await page.clock.pass(3_000);
  await done;
  const state = page.regions.stateOf(home);
  if (state?.status !== 'ready') throw new Error('not ready');
  return state.release;
}

test('a painted region counts once for itself and once for its release, with the times to its content', async () => {
  const page = openPage();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  const release = await load(page);
  page.regions.painted(home, release);
  page.regions.painted(home, release);
  await page.clock.pass(5_000);

  const [beacon] = await page.beacons();
  expect(beacon).toMatchObject({ environment: 'production', revision: 7, arm: 'pinned' });
  const ofFeed = { outcomes: ['started', 'mounted'], vitals: { contentMs: 3_000 } };
  expect(beacon?.regions).toEqual([
    { ...shell, outcomes: ['started', 'mounted'], vitals: { contentMs: 730 } },
    { ...feed, expose: './home', ...ofFeed },
    { ...feed, expose: null, ...ofFeed },
  ]);
  await page.clock.pass(60_000);
  expect(await page.beacons()).toHaveLength(1);
});

test('a release that does not arrive has failed, and its fallback has not', async () => {
  const page = openPage();
  page.federation.when('mf_feed/2.0.0', didNotArrive);
  page.federation.when('mf_feed/1.0.0', () => ({ Region: Feed }));
  page.regions.painted(home, await load(page));
  page.hide();

  const entries = (await page.beacons()).flatMap(({ regions }) => regions).filter(({ expose }) => expose === './home');
  expect(entries.map(({ version, outcomes }) => [version, outcomes])).toEqual([
    ['2.0.0', ['started', 'failed']],
    ['1.0.0', ['started', 'mounted']],
  ]);
});

test('a crash after the paint is sent in a beacon that repeats nothing', async () => {
  const page = openPage();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  page.regions.painted(home, await load(page));
  await page.clock.pass(5_000);
  await page.regions.crashed(home, new Error('odd post'));
  page.observer.pageFailed(feed, 'integrity');
  page.observer.pageFailed(feed, 'csp');
  await page.clock.pass(5_000);

  const [, second] = await page.beacons();
  expect(second?.regions).toEqual([
    { ...feed, expose: './home', outcomes: ['crashed'], vitals: {} },
    { ...feed, expose: null, outcomes: ['crashed', 'integrity'], vitals: {} },
  ]);
});

test('vitals count as they stood when the page was first hidden, for the region that is to blame', async () => {
  const page = openPage();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  page.regions.painted(home, await load(page));
  await settle();
  const region = document.createElement('div');
  for (const [name, value] of Object.entries(regionMarkProps({ ...feed, expose: './home' }))) region.setAttribute(name, value);
  const element = region.appendChild(document.createElement('p'));
  page.changeVital({ name: 'cls', value: 0.01, element: null });
  page.changeVital({ name: 'cls', value: 0.2, element });
  page.changeVital({ name: 'lcpMs', value: 900, element: null });
  page.hide();
  page.show();
  page.changeVital({ name: 'cls', value: 0.4, element });
  page.hide();

  const beacons = await page.beacons();
  const vitals = beacons.flatMap(({ regions }) => regions).map((entry) => [entry.remote, entry.expose, entry.vitals]);
  expect(vitals).toContainEqual(['mf_feed', './home', { contentMs: 3_000, cls: 0.2 }]);
  expect(vitals).toContainEqual(['shell', null, { contentMs: 730, lcpMs: 900 }]);
  expect(JSON.stringify(beacons)).not.toContain('0.4');
});

test('a page that was hidden while it loaded has no times', async () => {
  const page = openPage();
  page.federation.when('mf_feed/2.0.0', () => ({ Region: Feed }));
  page.hide();
  page.show();
  page.regions.painted(home, await load(page));
  page.hide();

  expect((await page.beacons()).flatMap(({ regions }) => regions).map(({ vitals }) => vitals)).toEqual([{}, {}, {}, {}]);
});
