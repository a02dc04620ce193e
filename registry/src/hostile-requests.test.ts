import { settings, startPinnedRegistry } from './testing/start-registry';

const NUL = '%00';

test.each([
  `/v1/environments/${NUL}`,
  `/v1/environments/production${NUL}/status`,
  `/v1/environments/production/explanation?path=${NUL}`,
  `/v1/environments/production/explanation?path=/${NUL}`,
  `/v1/environments/production/diff?with=${NUL}`,
  `/v1/environments/production/revisions?before=${NUL}`,
  `/v1/releases/${NUL}`,
  `/v1/releases/mf_feed/0.1.0${NUL}`,
  `/v1/releases/mf_feed/0.1.0/files/${NUL}`,
  `/v1/webhooks/${NUL}/deliveries`,
  `/npm/production/@social%2f${NUL}`,
])('a NUL byte in %s is refused or finds nothing', async (url) => {
  const registry = await startPinnedRegistry();
  const answer = await registry.send('GET', url);
  // A path of the product may be any text, so it is explained.
  expect([200, 400, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain('SQLSTATE');
});

test.each<[method: 'POST' | 'PUT', url: string, payload: object]>([
  ['POST', '/v1/environments/production/revisions', { changes: { mf_feed: '0.2.0' }, reason: 'a\u0000b' }],
  ['POST', '/v1/tokens', { name: 'a\u0000b', scopes: {} }],
  ['PUT', '/v1/environments/production/freeze', { until: '2026-03-02T00:00:00Z', reason: '\u0000' }],
  ['PUT', '/v1/environments/production', { ...settings, configuration: { mf_feed: { text: 'a\u0000b' } } }],
  ['PUT', '/v1/environments/production', { ...settings, mediaBaseUrl: '\ud800' }],
  ['POST', '/v1/webhooks', { environment: 'production', url: 'https://hooks.example.org/\u0000' }],
  ['PUT', '/v1/releases/mf_feed/0.1.0/deprecation', { reason: 'lone \ud800 surrogate' }],
])('%s %s refuses control characters and lone surrogates in %j', async (method, url, payload) => {
  const registry = await startPinnedRegistry();
  const answer = await registry.send(method, url, undefined, { payload, headers: { 'if-match': '"1"' } });
  expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code: 'REG_REQUEST_INVALID' })]);
});

test.each([
  ['-1', 400],
  ['0', 400],
  ['201', 400],
  ['1e9', 400],
  ['99999999999999999999', 400],
  ['2147483648', 400],
  ['1.5', 400],
  ['NaN', 400],
  ['', 400],
  ['ten', 400],
  ['10', 200],
])('a list with limit=%s answers %i', async (limit, status) => {
  const registry = await startPinnedRegistry();
  for (const url of ['/v1/environments/production/revisions', '/v1/environments/production/events'])
    expect([url, (await registry.send('GET', `${url}?limit=${limit}`)).statusCode]).toEqual([url, status]);
});

test.each(['-1', '0', '2147483648', '99999999999999999999', '1.5', 'x'])(
  'an id or a position of %s is refused or finds nothing',
  async (number) => {
    const registry = await startPinnedRegistry();
    for (const url of [
      `/v1/environments/production/revisions/${number}`,
      `/v1/environments/production/revisions/${number}/head`,
      `/v1/environments/production/revisions?before=${number}`,
      `/v1/environments/production/events?before=${number}`,
      `/v1/webhooks/${number}/deliveries`,
    ]) {
      const { statusCode } = await registry.send('GET', url);
      expect([url, [200, 400, 404].includes(statusCode)]).toEqual([url, true]);
    }
  },
);

test.each<[method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object]>([
  ['GET', '/v1/environments/nowhere'],
  ['GET', '/v1/environments/nowhere/status'],
  ['GET', '/v1/environments/nowhere/revisions'],
  ['GET', '/v1/environments/nowhere/events'],
  ['GET', '/v1/environments/nowhere/configuration'],
  ['GET', '/v1/environments/nowhere/pin-requests'],
  ['GET', '/v1/environments/nowhere/rendered'],
  ['DELETE', '/v1/environments/nowhere/freeze'],
  ['PUT', '/v1/environments/nowhere/archive', { isArchived: true, reason: 'x' }],
  ['POST', '/v1/environments/nowhere/plan', { changes: { mf_feed: '0.1.0' } }],
  ['GET', '/v1/releases/mf_other'],
  ['GET', '/v1/releases/mf_feed/9.9.9'],
  ['GET', '/v1/releases/mf_feed/9.9.9/checks'],
  ['GET', '/v1/releases/mf_feed/0.1.0/files/nothing.js'],
  ['PUT', '/v1/releases/mf_feed/9.9.9/withdrawal', { reason: 'x' }],
  ['DELETE', '/v1/tokens/0123456789abcdef'],
  ['DELETE', '/v1/tokens/trusts/99'],
  ['DELETE', '/v1/webhooks/99'],
  ['POST', '/v1/webhooks/99/test'],
])('%s %s of what does not exist answers 404', async (method, url, ...[payload]) => {
  const registry = await startPinnedRegistry();
  const answer = await registry.send(method, url, undefined, { ...(payload && { payload }) });
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: expect.stringMatching(/^REG_\w+_UNKNOWN$/) })]);
});

test.each<[string, string, string]>([
  ['no body', 'application/json', ''],
  ['half a body', 'application/json', '{"changes":'],
  ['a list', 'application/json', '[]'],
  ['null', 'application/json', 'null'],
  ['a body in a form', 'application/x-www-form-urlencoded', 'reason=x'],
  ['a body with a prototype', 'application/json', '{"__proto__": {"admin": true}, "changes": {"mf_feed": "0.2.0"}, "reason": "x"}'],
  ['a body of 20,000 levels', 'application/json', `{"changes":${'['.repeat(20_000)}${']'.repeat(20_000)},"reason":"x"}`],
  ['bytes that are no UTF-8', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]).toString('latin1')],
])('a change with %s is refused in the shape of all refusals', async (_title, type, payload) => {
  const registry = await startPinnedRegistry();
  const headers = { 'content-type': type, 'if-match': '"1"' };
  const answer = await registry.send('POST', '/v1/environments/production/revisions', undefined, {
    payload: Buffer.from(payload, 'latin1'),
    headers,
  });
  expect([400, 415]).toContain(answer.statusCode);
  expect(answer.json()).toEqual({ code: expect.stringMatching(/^REG_/), message: expect.any(String), requestId: expect.any(String) });
  expect(await registry.count('revisions')).toBe(1);
});
