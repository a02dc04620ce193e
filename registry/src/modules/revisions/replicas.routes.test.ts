import { buildApp } from '../../app';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a second registry on the database of the first. */
async function startReplica(registry: TestRegistry) {
  const { app } = await buildApp({ database: registry.database, signer: registry.signer });
  closing.push(() => app.close());
  const send = (method: 'POST' | 'PUT', path: string, payload: object, basedOn = 0) =>
    app.inject({
      method,
      url: `/v1/${path}`,
      payload,
      headers: { authorization: `Bearer ${registry.admin}`, 'if-match': `"${basedOn}"` },
    });
  return {
    send,
    pin: (basedOn: number, version: string) =>
      send('POST', 'environments/production/revisions', { changes: { mf_feed: version }, reason: 'because' }, basedOn),
  };
}

test('a pin that is based on the revision of another replica follows it, and one that is not is refused with it', async () => {
  const registry = await startPinnedRegistry();
  const replica = await startReplica(registry);
  await replica.pin(1, '0.2.0');

  const stale = await registry.pin('production', 1, { mf_feed: '0.3.0' });
  const next = await registry.pin('production', 2, { mf_feed: '0.3.0' });

  expect(stale.statusCode).toBe(412);
  expect(stale.json()).toMatchObject({ code: 'REG_REVISION_STALE', details: { current: { revision: 2 }, since: [{ revision: 2 }] } });
  expect(next.json()).toMatchObject({ revision: 3, changes: [{ remote: 'mf_feed', from: '0.2.0', to: '0.3.0' }] });
});

test.each([
  ['withdrew the release', 'releases/mf_feed/0.3.0/withdrawal', { reason: 'it leaks memory' }],
  ['froze the environment', 'environments/production/freeze', { reason: 'the big sale', until: '2126-03-02T08:00:00.000Z' }],
])('a pin is refused after another replica %s', async (_title, path, payload) => {
  const registry = await startPinnedRegistry();
  await registry.pin('production', 1, { mf_feed: '0.2.0' });
  const replica = await startReplica(registry);
  expect((await replica.send('PUT', path, payload)).statusCode).toBe(200);

  const answer = await registry.pin('production', 2, { mf_feed: '0.3.0' });

  expect(answer.json()).toMatchObject({ code: 'REG_GATE_REFUSED' });
  expect(await registry.count('revisions')).toBe(2);
});
