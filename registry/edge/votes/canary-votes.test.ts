import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TELEMETRY_PATH, type EdgeReport, type PageTelemetry, type RegionOutcome, vitalBounds } from '@social/contracts';
import { feedFiles } from '../testing/releases';
import { firstComposition, makeCacheDir, startEdge, startRegistry, stopAll } from '../testing/start-edge';

afterEach(stopAll);

type Page = Pick<PageTelemetry, 'arm'> & Pick<PageTelemetry['regions'][number], 'remote' | 'vitals'>;

/** Starts an edge with mf_feed 0.1.0, and 0.2.0 as a canary or under watch. It reports with a token. */
async function startReporting(pin: object) {
  const registry = await startRegistry();
  const cacheDir = await makeCacheDir();
  const tokenFile = join(cacheDir, '../token');
  await writeFile(tokenFile, 'edge token\n');
  registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'new.js': 'export const isNew = true;' });
  registry.pin({ environment: 'production', revision: 2, composition: firstComposition, ...pin });
  const edge = await startEdge(registry.url, cacheDir, {
    REGISTRY_TOKEN_FILE: tokenFile,
    EDGE_NAME: 'edge-1',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  await edge.sync.runOnce();

  async function loadPage(): Promise<{ cookie: string; version: string }> {
    const page = await edge.get('/');
    const version = page.headers['x-composition-reason'] === 'pinned' ? '0.1.0' : '0.2.0';
    return { cookie: String(page.headers['set-cookie']).split(';')[0] ?? '', version };
  }

  function sendBeacon(cookie: string, version: string, outcomes: RegionOutcome[], address = '198.51.100.7', page: Partial<Page> = {}) {
    const { arm = 'canary', remote = 'mf_feed', vitals = {} } = page;
    const body: PageTelemetry = {
      pageId: crypto.randomUUID(),
      environment: 'production',
      revision: 2,
      arm,
      regions: [{ remote, version, expose: null, outcomes, vitals }],
    };
    const headers = { host: 'localhost', cookie, 'content-type': 'application/json', 'x-forwarded-for': address };
    return edge.app.inject({ method: 'POST', url: TELEMETRY_PATH, headers, payload: JSON.stringify(body) });
  }

  async function report(): Promise<EdgeReport | undefined> {
    await edge.reporter.runOnce();
    return registry.reports.at(-1)?.report;
  }
  return { ...edge, registry, loadPage, sendBeacon, report };
}

const canary = (percent: number) => ({ canary: { percent, changes: { mf_feed: '0.2.0' } } });

test('the edge reports what it serves, and for how many visitors of each group their release failed', async () => {
  const { loadPage, sendBeacon, report, registry } = await startReporting(canary(50));
  for (let visitor = 0; visitor < 30; visitor++) {
    const { cookie, version } = await loadPage();
    const address = `203.0.113.${visitor}`;
    await sendBeacon(cookie, version, ['started'], address);
    await sendBeacon(cookie, version, version === '0.2.0' ? ['crashed'] : ['mounted'], address);
  }

  const sent = await report();

  expect(registry.reports.at(-1)).toMatchObject({ token: 'edge token', environment: 'production' });
  expect(sent).toMatchObject({ edge: 'edge-1', revision: 2, digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const [pinned, tried] = ['0.1.0', '0.2.0'].map((version) => sent?.votes.find((vote) => vote.version === version));
  expect([pinned?.failed, tried?.failed]).toEqual([0, tried?.visitors]);
  expect((pinned?.visitors ?? 0) + (tried?.visitors ?? 0)).toBe(30);
  expect(await report()).toEqual(sent);
});

test('web vitals of the compared releases are reported, only of pages that run them for this canary, and never of a page that fell back', async () => {
  const { sendBeacon, report } = await startReporting(canary(50));
  await sendBeacon('', '0.2.0', ['mounted'], undefined, { arm: 'canary', vitals: { lcpMs: 2400, cls: 0 } });
  await sendBeacon('', '0.1.0', ['mounted'], undefined, { arm: 'pinned', vitals: { lcpMs: 300 } });
  await sendBeacon('', '0.1.0', ['mounted'], undefined, { arm: 'canary', vitals: { lcpMs: 9000 } });

  await sendBeacon('', '0.1.0', ['mounted'], undefined, { remote: 'shell', arm: 'canary', vitals: { lcpMs: 100 } });

  const vitals = (await report())?.vitals.map(({ remote, version, vitals: { lcpMs, cls } }) => ({
    ...{ remote, version },
    counts: [lcpMs.indexOf(1), lcpMs.filter(Boolean).length, cls[0]],
  }));
  expect(vitals).toEqual([
    { remote: 'mf_feed', version: '0.2.0', counts: [vitalBounds.lcpMs.indexOf(2500), 1, 1] },
    { remote: 'mf_feed', version: '0.1.0', counts: [vitalBounds.lcpMs.indexOf(500), 1, 0] },
  ]);
});

test('10,000 forged reports move nothing', async () => {
  const { loadPage, sendBeacon, report } = await startReporting(canary(50));
  const visitors = await Promise.all(Array.from({ length: 100 }, loadPage));
  const drawn = visitors.filter(({ version }) => version === '0.2.0');
  const others = visitors.filter(({ version }) => version === '0.1.0');

  for (let index = 0; index < 2500; index++) {
    const at = (list: typeof visitors) => list[index % list.length]?.cookie ?? '';
    // Without a cookie, and with a forged one, each from a different address.
    await sendBeacon('', '0.2.0', ['crashed'], `203.0.${index >> 8}.${index & 255}`);
    await sendBeacon(`social_browser=${'A'.repeat(22)}.${'A'.repeat(43)}`, '0.2.0', ['crashed'], `203.1.${index >> 8}.${index & 255}`);
    // From visitors who do not have the canary.
    await sendBeacon(at(others), '0.2.0', ['crashed'], `203.2.${index >> 8}.${index & 255}`);
    // From an attacker with many cookies and one address.
    await sendBeacon(at(drawn), '0.2.0', ['crashed'], '198.51.100.7');
  }

  const votes = (await report())?.votes ?? [];
  // The registry needs 20 votes for a judgement.
  expect(votes).toEqual([{ revision: 2, remote: 'mf_feed', version: '0.2.0', visitors: 5, failed: 5 }]);
});

test('a watched environment counts its pinned releases without a canary, and another one nothing', async () => {
  const watched = await startReporting({ isWatched: true });
  const { cookie } = await watched.loadPage();
  await watched.sendBeacon(cookie, '0.1.0', ['failed']);
  await watched.sendBeacon(cookie, '0.2.0', ['failed']);
  const plain = await startReporting({});
  await plain.sendBeacon(cookie, '0.1.0', ['failed']);

  expect((await watched.report())?.votes).toEqual([{ revision: 2, remote: 'mf_feed', version: '0.1.0', visitors: 1, failed: 1 }]);
  expect((await plain.report())?.votes).toEqual([]);
  expect((await plain.get('/')).headers['set-cookie']).toBeUndefined();
});

test('an edge that cannot report logs it once, and serves on', async () => {
  const { registry, reporter, get, lines } = await startReporting(canary(50));
  await registry.stop();
  await reporter.runOnce();
  await reporter.runOnce();

  expect(lines.filter((line) => line.includes('cannot report'))).toHaveLength(1);
  expect((await get('/')).statusCode).toBe(200);
});
