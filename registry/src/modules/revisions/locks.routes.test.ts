import { sql } from 'drizzle-orm';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';

/** Sends requests while another transaction holds the lock on the environment. */
async function sendWhileLocked<T>(registry: TestRegistry, send: () => Promise<T>): Promise<T> {
  return registry.database.transaction(async (transaction) => {
    await transaction.execute(sql`select from environments where name = 'production' for update`);
    return send();
  });
}

test('a plan and an explanation are answered while a change holds the environment', async () => {
  const registry = await startPinnedRegistry();

  const answers = await sendWhileLocked(registry, () =>
    Promise.all([
      registry.send('POST', '/v1/environments/production/plan', registry.admin, { payload: { changes: { mf_feed: '0.2.0' } } }),
      registry.send('GET', '/v1/environments/production/explanation'),
    ]),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test.each([
  ['a base that is no longer the latest revision', 0, { mf_feed: '0.2.0' }, 412],
  ['a base newer than the latest revision', 9, { mf_feed: '0.2.0' }, 412],
  ['a release that nobody published', 1, { mf_feed: '9.0.0' }, 422],
  ['a version that runs already', 1, { mf_feed: '0.1.0' }, 409],
  ['a composition that a gate refuses', 1, { mf_feed: '0.4.0' }, 422],
])('a pin with %s is refused while a change holds the environment', async (_title, basedOn, changes, status) => {
  const registry = await startPinnedRegistry();
  await registry.publish({ name: 'mf_feed', version: '0.4.0', manifest: { compatibility: { contract: 9, provides: {}, requires: {} } } });

  const answer = await sendWhileLocked(registry, () => registry.pin('production', basedOn, changes));

  expect(answer.statusCode).toBe(status);
});
