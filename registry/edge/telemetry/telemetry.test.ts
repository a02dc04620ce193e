import { pageTelemetry, releaseFigures, vitalBounds, type PageTelemetry, type RegionTelemetry } from '@social/contracts';
import { createTelemetry } from './telemetry';

const entry = (changes: Partial<RegionTelemetry> = {}): RegionTelemetry => ({
  remote: 'mf_feed',
  version: '0.2.0',
  expose: null,
  outcomes: ['started'],
  vitals: {},
  ...changes,
});

function beacon(page: number, regions: RegionTelemetry[], changes: Partial<PageTelemetry> = {}): PageTelemetry {
  const pageId = String(page).padStart(32, '0');
  return pageTelemetry.parse({ pageId, environment: 'production', revision: 1, arm: 'pinned', regions, ...changes });
}

test('a page has one vote for each outcome, however often it tells it', () => {
  const telemetry = createTelemetry();
  for (let times = 0; times < 3; times++) telemetry.add(beacon(1, [entry({ outcomes: ['started', 'failed', 'failed'] })]));
  telemetry.add(beacon(2, [entry()]));

  expect(telemetry.figures()).toEqual([expect.objectContaining({ pages: expect.objectContaining({ started: 2, failed: 1 }) as unknown })]);
});

test('what a page tells in several beacons adds up', () => {
  const telemetry = createTelemetry();
  telemetry.add(beacon(1, [entry()]));
  telemetry.add(beacon(1, [entry({ outcomes: ['mounted'], vitals: { lcpMs: 2600, cls: 0 } })]));
  telemetry.add(beacon(1, [entry({ outcomes: ['crashed'], vitals: { lcpMs: 90 } })]));

  const [figures] = telemetry.figures();
  expect(figures?.pages).toEqual({ started: 1, mounted: 1, failed: 0, crashed: 1, errored: 0, integrity: 0 });
  expect(figures?.vitals.lcpMs).toMatchObject({ count: 1, sum: 2600 });
  expect(figures?.vitals.lcpMs.counts[vitalBounds.lcpMs.indexOf(3000)]).toBe(1);
  expect(figures?.vitals.cls.counts[0]).toBe(1);
});

test('pinned and canary pages, environments and versions are counted apart', () => {
  const telemetry = createTelemetry();
  telemetry.add(beacon(1, [entry()]));
  telemetry.add(beacon(2, [entry()], { arm: 'canary' }));
  telemetry.add(beacon(3, [entry()], { environment: 'staging' }));
  telemetry.add(beacon(4, [entry({ version: '0.3.0' })]));

  expect(telemetry.figures().map(({ pages }) => pages.started)).toEqual([1, 1, 1, 1]);
});

test('pages during a canary are also counted separately for it, as whole releases', () => {
  const telemetry = createTelemetry();
  telemetry.add(beacon(1, [entry()]));
  telemetry.add(beacon(2, [entry({ vitals: { lcpMs: 90 } }), entry({ expose: './home' })]), 'production-2');

  expect(telemetry.figuresOfCanary('production', 'production-2').map(({ expose, vitals }) => [expose, vitals.lcpMs.count])).toEqual([
    [null, 1],
  ]);
  expect(telemetry.figuresOfCanary('staging', 'production-2')).toEqual([]);
  telemetry.add(beacon(3, [entry()]), 'production-5');
  expect(telemetry.figuresOfCanary('production', 'production-2')).toEqual([]);
  expect(telemetry.figures().map((figures) => releaseFigures.parse(figures).pages.started)).toContain(3);
});

test('a page that makes regions up adds no more than forty of them', () => {
  const telemetry = createTelemetry();
  for (let page = 0; page < 10; page++)
    telemetry.add(
      beacon(
        page,
        Array.from({ length: 60 }, (_, index) => entry({ expose: `./made-up-${page * 60 + index}` })),
      ),
    );

  expect(telemetry.figures()).toHaveLength(40);
});
