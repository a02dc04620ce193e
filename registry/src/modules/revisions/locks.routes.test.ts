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
