import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REVISION_PATH } from '@social/contracts';
import type { ServedComposition } from '../composition/served-composition';
import { firstComposition, startServingEdge, stopAll, stopLater } from '../testing/start-edge';
import { makeReadyAnswer, noReadyCounts } from './ready-answer';
import { createSharedAnswers } from './shared-answers';

afterEach(stopAll);

/** Starts an edge with production logging. Requests each target once, so that it answers them without their routes from then on. */
async function startWarmEdge(targets: readonly string[], pin: { overridesAllowed?: boolean } = {}) {
  const edge = await startServingEdge({ LOG_LEVEL: 'info' }, pin);
  const origin = await edge.listen();
  const get = (target: string, headers: Record<string, string> = {}) => fetch(origin + target, { headers });
  for (const target of targets) await get(target);
  return { ...edge, origin, get };
}

async function describe(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  return { status: answer.status, headers, body: await answer.text() };
}

test.each(['/', '/chat-detailed/7', REVISION_PATH])('%s is answered as its route answers it, in each encoding', async (target) => {
  const { get } = await startWarmEdge([]);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await describe(await get(target, { 'accept-encoding': encoding }));
    expect(await describe(await get(target, { 'accept-encoding': encoding }))).toEqual(first);
  }
  const etag = (await get(target)).headers.get('etag') ?? '';
  expect((await get(target, { 'if-none-match': etag })).status).toBe(304);
});

test('a pin ends what was answered before', async () => {
  const { get, registry, sync } = await startWarmEdge(['/', REVISION_PATH]);

  registry.pin({ environment: 'production', revision: 2, composition: firstComposition, hostnames: ['localhost', '127.0.0.1'] });
  await sync.runOnce();

  expect(await (await get('/')).text()).toContain('home of production@2');
  expect(await (await get(REVISION_PATH)).json()).toMatchObject({ revision: 2 });
});

test("a developer's override is answered where other visitors' page was answered before", async () => {
  const { get } = await startWarmEdge(['/'], { overridesAllowed: true });
  const override = encodeURIComponent('mf_feed@http://localhost:3001/mf-manifest.json');

  const answer = await get('/', { cookie: `social_override=${override}` });

  expect(answer.headers.get('x-composition-reason')).toBe('override');
});

/** Starts a server that sends shared answers for `localhost`, and 404 for all requests that routes would handle. */
async function startAnswering(headers: Record<string, string>) {
  const served = { stamp: 'production@1' } as ServedComposition;
  const shared = createSharedAnswers((hostname) => (hostname === 'localhost' ? served : null), noReadyCounts());
  const answer = makeReadyAnswer('page', Buffer.from('ready'), { etag: '"1"', ...headers });
  shared.add(served, '/', { br: answer, gzip: answer, identity: answer });
  const server = createServer((request, response) => void (shared.answer(request, response) || response.writeHead(404).end()));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  stopLater(async () => server.closeAllConnections());
  stopLater(async () => void server.close());
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { ask: async (target: string, init?: RequestInit) => (await fetch(origin + target, init)).status };
}

test('what was added is answered to GET and HEAD, and everything else is left to the routes', async () => {
  const { ask } = await startAnswering({ 'cache-control': 'no-cache', vary: 'accept-encoding' });

  expect([await ask('/'), await ask('/', { method: 'HEAD' })]).toEqual([200, 200]);
  expect([await ask('/?a'), await ask('/other'), await ask('/', { method: 'POST' })]).toEqual([404, 404, 404]);
});

test.each<Record<string, string>>([
  { 'cache-control': 'private, no-cache' },
  { 'cache-control': 'no-store' },
  { 'cache-control': 'no-cache', vary: 'accept-encoding, Cookie' },
])('an answer for one visitor is left to the routes: %j', async (headers) => {
  const { ask } = await startAnswering(headers);

  expect(await ask('/')).toBe(404);
});
