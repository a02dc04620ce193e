import { TELEMETRY_PATH, type PageTelemetry } from '@social/contracts';
import { startEdge, startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

const ofFeed = { remote: 'mf_feed', version: '0.1.0' };
const beacon = (changes: Partial<PageTelemetry> = {}): PageTelemetry => ({
  pageId: '0'.repeat(32),
  environment: 'production',
  revision: 1,
  arm: 'pinned',
  regions: [
    { ...ofFeed, expose: './home', outcomes: ['started', 'mounted'], vitals: { contentMs: 420 } },
    { ...ofFeed, expose: null, outcomes: ['started', 'mounted'], vitals: { contentMs: 420 } },
  ],
  ...changes,
});

async function startReceiving() {
  const edge = await startServingEdge();
  const post = (body: unknown, app = edge.app) =>
    app.inject({
      method: 'POST',
      url: TELEMETRY_PATH,
      headers: { host: 'localhost', 'content-type': 'application/json' },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { ...edge, post };
}

test('a beacon counts for its region and for its release', async () => {
  const { post, telemetry } = await startReceiving();

  expect((await post(beacon())).statusCode).toBe(204);

  expect(telemetry.figures()).toEqual([
    expect.objectContaining({ ...ofFeed, environment: 'production', arm: 'pinned', expose: './home' }),
    expect.objectContaining({ ...ofFeed, expose: null, pages: expect.objectContaining({ started: 1, mounted: 1, failed: 0 }) as unknown }),
  ]);
});

test.each([
  ['of another environment', { environment: 'staging' }],
  ['of a release that was never served', { regions: [{ ...ofFeed, version: '9.9.9', expose: null, outcomes: ['failed'], vitals: {} }] }],
  ['of a shell that was never served', { regions: [{ remote: 'shell', version: '9.9.9', expose: null, outcomes: [], vitals: {} }] }],
  ['without a region', { regions: [] }],
  ['of an unknown outcome', { regions: [{ ...ofFeed, expose: null, outcomes: ['exploded'], vitals: {} }] }],
  ['of an endless vital', { regions: [{ ...ofFeed, expose: null, outcomes: [], vitals: { lcpMs: 1e9 } }] }],
  ['of a page without id', { pageId: 'me' }],
])('a beacon %s is refused and not counted', async (_what, changes) => {
  const { post, telemetry } = await startReceiving();

  expect((await post({ ...beacon(), ...changes })).statusCode).toBe(400);
  expect(telemetry.figures()).toEqual([]);
});

test('no beacon at all, and one that is too long, are refused', async () => {
  const { post, get } = await startReceiving();

  for (const body of ['', 'null', '{', '[]']) expect((await post(body)).statusCode).toBe(400);
  expect((await post(`"${'x'.repeat(17_000)}"`)).statusCode).toBe(413);
  expect((await get(TELEMETRY_PATH, { accept: 'text/html' })).headers['content-type']).toContain('text/html');
});

test('a page that is open on an older pin is heard, also after the edge was started again', async () => {
  const { post, telemetry, registry, sync, cacheDir } = await startReceiving();
  registry.publish('mf_feed', '0.2.0', { 'remoteEntry.js': 'export const feed = 2;' });
  registry.pin({ environment: 'production', revision: 2, composition: { shell: '0.1.0', mf_feed: '0.2.0' } });
  await sync.runOnce();

  expect((await post(beacon())).statusCode).toBe(204);
  expect(telemetry.figures()[0]).toMatchObject(ofFeed);

  const restarted = await startEdge(registry.url, cacheDir);
  expect((await post(beacon(), restarted.app)).statusCode).toBe(204);
});

test('one address cannot flood the figures', async () => {
  const { post } = await startReceiving();
  const codes = new Set<number>();
  for (let count = 0; count < 300; count++) codes.add((await post(beacon())).statusCode);

  expect([...codes]).toEqual([204]);
  expect((await post(beacon())).statusCode).toBe(429);
});
