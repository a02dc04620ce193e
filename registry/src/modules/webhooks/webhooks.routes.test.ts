import { Webhook } from 'standardwebhooks';
import { startReceiver } from '../../testing/start-receiver';
import { settings, startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';
import { sql } from 'drizzle-orm';
import { MAX_ATTEMPTS } from './deliver-webhooks';
import { parseRetryAfter } from './send-delivery';

type Created = { id: number; secret: string };
type Delivery = { id: string; type: string; state: string; attempts: number; status: number | null; error: string | null; summary: string };

async function add(registry: TestRegistry, body: object, token?: string): Promise<Created> {
  const answer = await registry.send('POST', '/v1/webhooks', token, { payload: { environment: 'production', ...body } });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<Created>();
}

async function deliver({ webhookDispatcher }: TestRegistry): Promise<void> {
  await webhookDispatcher.runDue();
  await webhookDispatcher.idle();
}

const readDeliveries = async (registry: TestRegistry, id: number): Promise<Delivery[]> =>
  (await registry.send('GET', `/v1/webhooks/${id}/deliveries`)).json<{ deliveries: Delivery[] }>().deliveries;

test('a pin reaches the receiver, signed so that any library of Standard Webhooks verifies it', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver();
  const { secret } = await add(registry, { url: receiver.url });
  await deliver(registry);
  receiver.received.splice(0);

  await registry.pin('production', 1, { mf_feed: '0.2.0' }, { reason: 'faster' });
  await deliver(registry);

  const [seen, ...others] = receiver.received;
  expect(others).toEqual([]);
  // In a test, the registry's clock is in March. The verifier compares it with the machine's clock.
  const sentAt = Number(seen?.headers['webhook-timestamp']) * 1000;
  jest.useFakeTimers({ now: sentAt, doNotFake: ['nextTick', 'setImmediate'] });
  const verify = (body: string) => new Webhook(secret).verify(body, seen?.headers as Record<string, string>);
  expect(verify(seen?.body ?? '')).toMatchObject({
    type: 'revision.created',
    timestamp: expect.stringMatching(/^2026-03-01T/),
    data: {
      summary: 'production 2: pin mf_feed 0.1.0 → 0.2.0 by admin: faster',
      environment: 'production',
      revision: 2,
      changes: [{ remote: 'mf_feed', from: '0.1.0', to: '0.2.0' }],
      by: 'admin',
    },
  });
  expect(() => verify(`${seen?.body} `)).toThrow('No matching signature');
  jest.useRealTimers();
});

test('canaries, freezes, withdrawals and pins that wait for an approval are told by their own types, each once', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver();
  const { id } = await add(registry, { url: receiver.url });

  await registry.startCanary('production', 1, { mf_feed: '0.2.0' });
  await registry.changeCanary('production', 2, 'pause');
  await registry.changeCanary('production', 3, 'abort');
  await registry.startCanary('production', 4, { mf_feed: '0.2.0' });
  await registry.changeCanary('production', 5, 'promote');
  await registry.send('PUT', '/v1/releases/mf_feed/0.3.0/withdrawal', registry.admin, { payload: { reason: 'leaks' } });
  const until = '2026-03-02T00:00:00Z';
  await registry.send('PUT', '/v1/environments/production/freeze', registry.admin, { payload: { until, reason: 'holidays' } });
  await registry.send('DELETE', '/v1/environments/production/freeze');
  await registry.putSettings('production', { ...settings, requiresApproval: true });
  await registry.send('POST', '/v1/environments/production/pin-requests', registry.admin, {
    payload: { changes: { mf_feed: '0.1.0' }, reason: 'slow' },
    headers: { 'if-match': '"7"' },
  });
  while ((await readDeliveries(registry, id)).filter(({ state }) => state === 'delivered').length < 10) await deliver(registry);

  expect((await readDeliveries(registry, id)).map(({ type, summary }) => `${type} | ${summary}`).sort()).toEqual([
    'approval.pending | production: admin asks for approval of mf_feed 0.2.0 → 0.1.0: slow',
    'canary.moved | production 3: canary of mf_feed@0.2.0 is at 5 %, paused by admin: pause it',
    'canary.promoted | production 6: canary of mf_feed@0.2.0 promoted by admin: promote it',
    'canary.started | production 2: canary of mf_feed@0.2.0 started at 5 % by admin: try it',
    'canary.started | production 5: canary of mf_feed@0.2.0 started at 5 % by admin: try it',
    'canary.withdrawn | production 4: canary of mf_feed@0.2.0 taken back by admin: abort it',
    'freeze.ended | production is no longer frozen, by admin',
    'freeze.started | production is frozen until 2026-03-02T00:00:00.000Z by admin: holidays',
    'release.withdrawn | mf_feed@0.3.0 was withdrawn by admin: leaks',
    'revision.created | production 7: settings by admin: Settings changed: requiresApproval',
  ]);
  expect(receiver.received).toHaveLength(10);
});

test('a webhook gets the types and the environment that it names, and Slack gets a text without markup of others', async () => {
  const registry = await startPinnedRegistry();
  await registry.putSettings('staging', { ...settings, hostnames: ['staging.localhost'] });
  const receiver = await startReceiver();
  await add(registry, { url: receiver.url, format: 'slack', events: ['revision.created'] });

  await registry.pin('staging', 0, { shell: '0.1.0', mf_feed: '0.1.0', mf_chat: '0.1.0' });
  await registry.send('PUT', '/v1/releases/mf_feed/0.3.0/withdrawal', registry.admin, { payload: { reason: 'leaks' } });
  await registry.pin('production', 1, { mf_feed: '0.2.0' }, { reason: '<!channel> & all' });
  await deliver(registry);

  expect(receiver.received.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { text: 'production 2: pin mf_feed 0.1.0 → 0.2.0 by admin: &lt;!channel&gt; &amp; all' },
  ]);
});

test('a delivery that fails is sent again under its id after growing pauses, and is given up after the last', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver(() => ({ status: 500 }));
  const { id } = await add(registry, { url: receiver.url, events: ['revision.created'] });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await deliver(registry);
  expect(await readDeliveries(registry, id)).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1, error: 'answered 500' })]);
  await deliver(registry);
  expect(receiver.received).toHaveLength(1);

  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt++) {
    registry.advance(3 * 3_600_000);
    await deliver(registry);
  }

  const [dead] = await readDeliveries(registry, id);
  expect(dead).toMatchObject({ state: 'dead', attempts: MAX_ATTEMPTS, status: 500 });
  expect(new Set(receiver.received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1);
  expect((await registry.send('GET', '/v1/webhooks')).json()).toMatchObject({ webhooks: [{ id, waiting: 0, dead: 1 }] });

  const again = await registry.send('POST', `/v1/webhooks/${id}/deliveries/${dead?.id ?? ''}/redeliver`);
  expect(again.json()).toMatchObject({ id: dead?.id, state: 'waiting', attempts: 0 });
  await deliver(registry);
  expect(receiver.received).toHaveLength(MAX_ATTEMPTS + 1);
});

test.each([429, 503, 500])('a receiver that answers %i with Retry-After gets nothing before, other deliveries included', async (status) => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver((_request, index) =>
    index === 0 ? { status, headers: { 'retry-after': '3600' } } : { status: 204 },
  );
  const { id } = await add(registry, { url: receiver.url, events: ['revision.created'] });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await deliver(registry);
  await registry.pin('production', 2, { mf_feed: '0.3.0' });

  registry.advance(3_500_000);
  await deliver(registry);
  expect(receiver.received).toHaveLength(1);

  registry.advance(120_000);
  await deliver(registry);
  await deliver(registry);
  expect(receiver.received).toHaveLength(3);
  expect((await readDeliveries(registry, id)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
});

test('a Retry-After of a year is obeyed for a day, and a test by an operator is sent at once', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver((_request, index) =>
    index < 2 ? { status: 429, headers: { 'retry-after': '31536000' } } : { status: 204 },
  );
  const { id } = await add(registry, { url: receiver.url, events: ['revision.created'] });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await deliver(registry);
  registry.advance(25 * 3_600_000);
  await deliver(registry);
  expect(receiver.received).toHaveLength(2);

  await registry.send('POST', `/v1/webhooks/${id}/test`);
  await deliver(registry);
  expect(receiver.received).toHaveLength(3);
});

test.each<[string | undefined, string | null]>([
  ['120', '2026-03-01T10:02:00.000Z'],
  [' 120 ', '2026-03-01T10:02:00.000Z'],
  ['Sun, 01 Mar 2026 10:05:00 GMT', '2026-03-01T10:05:00.000Z'],
  ['Sun, 01 Mar 2026 09:00:00 GMT', null],
  ['0', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['2027', '2026-03-01T10:33:47.000Z'],
  ['', null],
  [undefined, null],
])('Retry-After %s is read as %s', (header, expected) => {
  expect(parseRetryAfter(header, new Date('2026-03-01T10:00:00Z'))?.toISOString() ?? null).toBe(expected);
});

test('a receiver that answers 410 is not asked again, and a redirect is not followed', async () => {
  const registry = await startPinnedRegistry();
  const target = await startReceiver();
  const deleted = await startReceiver(() => ({ status: 410 }));
  const redirecting = await startReceiver(() => ({ status: 307, headers: { location: target.url } }));
  const first = await add(registry, { url: deleted.url, events: ['revision.created'] });
  const second = await add(registry, { url: redirecting.url, events: ['revision.created'] });

  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await deliver(registry);

  expect(await readDeliveries(registry, first.id)).toEqual([expect.objectContaining({ state: 'dead', status: 410 })]);
  expect(await readDeliveries(registry, second.id)).toEqual([
    expect.objectContaining({ state: 'waiting', error: 'redirected with 307, which is not followed' }),
  ]);
  expect(target.received).toEqual([]);
});

test('nothing is sent to private addresses, by whatever name or notation, unless the operator lists them', async () => {
  const registry = await startPinnedRegistry({ webhookPrivateAddresses: [] });
  const receiver = await startReceiver();
  const { port } = new URL(receiver.url);
  const refused = ['http://127.0.0.1', 'https://127.0.0.1', 'https://0x7f.1', 'https://[::1]', 'https://[::ffff:127.0.0.1]'];
  refused.push('https://169.254.169.254', 'https://10.0.0.1', 'https://[fd00::1]', 'http://example.org', 'https://a:b@example.org');
  for (const url of refused) {
    const answer = await registry.send('POST', '/v1/webhooks', registry.admin, { payload: { environment: null, url: `${url}:${port}/` } });
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 422, expect.objectContaining({ code: 'REG_WEBHOOK_ADDRESS_REFUSED' })]);
  }
  expect(
    (await registry.send('POST', '/v1/webhooks', registry.admin, { payload: { environment: null, url: 'ftp://example.org' } })).statusCode,
  ).toBe(400);

  // A name is looked up when it is connected to: this one leads to the machine itself.
  const { id } = await add(registry, { url: `https://localhost:${port}/` });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await deliver(registry);

  expect((await readDeliveries(registry, id))[0]).toMatchObject({ error: expect.stringContaining('private or reserved address') });
  expect(receiver.received).toEqual([]);
});

test('operators manage the webhooks of their environments, admins those of all; only one answer has the secret', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver();
  const operator = await registry.tokenFor('Ana', { operate: ['production'] });
  const other = await registry.tokenFor('Ben', { operate: ['staging'] });
  const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const { id } = await add(registry, { url: `${receiver.url}?key=hidden`, secret }, operator);
  const all = { payload: { environment: null, url: receiver.url } };

  expect((await registry.send('POST', '/v1/webhooks', operator, all)).statusCode).toBe(403);
  expect((await registry.send('POST', '/v1/webhooks', registry.admin, all)).statusCode).toBe(201);
  expect((await registry.send('DELETE', `/v1/webhooks/${id}`, other)).statusCode).toBe(403);
  expect((await registry.send('GET', '/v1/webhooks', other)).json()).toEqual({ webhooks: [] });
  const listed = await registry.send('GET', '/v1/webhooks', operator);
  expect(listed.json()).toMatchObject({ webhooks: [{ id, environment: 'production', createdBy: 'Ana' }] });
  expect(listed.body).not.toContain('whsec_');
  const unknown = { payload: { environment: 'nowhere', url: receiver.url } };
  expect((await registry.send('POST', '/v1/webhooks', registry.admin, unknown)).statusCode).toBe(404);
  const short = { payload: { environment: 'production', url: receiver.url, secret: 'whsec_c2hvcnQ=' } };
  expect((await registry.send('POST', '/v1/webhooks', operator, short)).statusCode).toBe(400);

  await deliver(registry);
  expect((await registry.send('POST', `/v1/webhooks/${id}/test`, operator)).json()).toMatchObject({
    type: 'webhook.test',
    state: 'waiting',
  });
  await deliver(registry);
  expect(await readDeliveries(registry, id)).toEqual([expect.objectContaining({ type: 'webhook.test', state: 'delivered' })]);
  expect((await registry.send('DELETE', `/v1/webhooks/${id}`, operator)).statusCode).toBe(200);
  expect((await registry.send('DELETE', `/v1/webhooks/${id}`, operator)).statusCode).toBe(404);
  expect(await registry.count('webhook_deliveries')).toBe(0);
  const history = (await registry.send('GET', '/v1/environments/production/events')).body;
  expect(history).toContain('"name":"webhook"');
  expect(history).not.toContain('hidden');
});

test('what ended is removed after 30 days, and what waits stays', async () => {
  const registry = await startPinnedRegistry();
  const receiver = await startReceiver((_request, index) => ({ status: index === 0 ? 204 : 500 }));
  await add(registry, { url: receiver.url, events: ['revision.created'] });
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  await deliver(registry);
  await registry.pin('production', 2, { mf_feed: '0.3.0' });
  await deliver(registry);
  registry.advance(31 * 86_400_000);
  await deliver(registry);
  expect(await registry.query(sql`select state, attempts from webhook_deliveries`)).toEqual([{ state: 'waiting', attempts: 2 }]);
});
