import { stopAll, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

const address = '/r/mf_feed/0.9.0/new.js';
const makeToken = (digit: number | string) => `mfp_${String(digit).padStart(16, '0')}_${'A'.repeat(43)}`;

async function startWithUnpinned() {
  const edge = await startServingEdge();
  edge.registry.publish('mf_feed', '0.9.0', { 'new.js': 'export const unreleased = 1;' });
  edge.registry.requests.length = 0;
  const getAs = (token: string, path = address) => edge.get(path, { authorization: `Bearer ${token}` });
  return { ...edge, getAs };
}

test('a release that no environment runs answers 404 unless a token may view or publish its remote', async () => {
  const { get, getAs, registry } = await startWithUnpinned();
  registry.addToken(makeToken(1), { publish: [], view: ['mf_feed'] });
  registry.addToken(makeToken(2), { publish: ['mf_feed'] });
  registry.addToken(makeToken(3), { publish: ['mf_chat'], view: ['mf_chat'] });

  expect((await get(address)).statusCode).toBe(404);
  expect(registry.requests).toEqual([]);
  for (const [token, status] of [
    [makeToken(1), 200],
    [makeToken(2), 200],
    [makeToken(3), 404],
    [makeToken(4), 404],
    ['mfp_short', 404],
  ] as const) {
    expect([token, (await getAs(token)).statusCode]).toEqual([token, status]);
  }
  expect((await getAs(makeToken(1), '/r/mf_feed/0.9.0/none.js')).statusCode).toBe(404);
});

test('a viewed file is not cached by proxies, and stays private', async () => {
  const { get, getAs, registry } = await startWithUnpinned();
  registry.addToken(makeToken(1), { publish: [], view: ['*'] });

  const { body, headers } = await getAs(makeToken(1));

  expect(body).toBe('export const unreleased = 1;');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'accept-encoding, authorization' });
  expect((await get(address)).statusCode).toBe(404);
});

test('a flood of invented tokens reaches the registry a limited number of times, and a known one continues to work', async () => {
  const { getAs, registry } = await startWithUnpinned();
  registry.addToken(makeToken('aa'), { publish: [], view: ['mf_feed'] });
  expect((await getAs(makeToken('aa'))).statusCode).toBe(200);

  for (let count = 0; count < 60; count++) expect((await getAs(makeToken(count))).statusCode).toBe(404);

  expect(registry.requests.filter((path) => path === '/v1/token')).toHaveLength(20);
  expect((await getAs(makeToken('aa'))).statusCode).toBe(200);
});
