import { sql } from 'drizzle-orm';
import { startPinnedRegistry, type TestRegistry } from '../../testing/start-registry';
import { readRetained } from './retained-releases';

const DAY_MS = 24 * 60 * 60 * 1000;

async function pinFeed(registry: TestRegistry, basedOn: number, version: string): Promise<void> {
  expect((await registry.pin('production', basedOn, { mf_feed: version })).statusCode).toBe(201);
}

const inDays = (days: number) => new Date(Date.parse('2026-03-01T10:00:00Z') + days * DAY_MS);

test('what runs, its fallbacks and what ran in the last 30 days is retained; what was only published is not', async () => {
  const registry = await startPinnedRegistry();
  await pinFeed(registry, 1, '0.2.0');

  const answer = await registry.send('GET', '/v1/retained-releases', null);

  expect(answer.json()).toEqual({ mf_chat: ['0.1.0'], mf_feed: ['0.1.0', '0.2.0'], shell: ['0.1.0'] });
  const again = await registry.send('GET', '/v1/retained-releases', null, { headers: { 'if-none-match': String(answer.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('the last 20 revisions of an environment are retained however old they are, older ones for 30 days', async () => {
  const registry = await startPinnedRegistry();
  await registry.publish({ name: 'mf_feed', version: '0.0.1' });
  await pinFeed(registry, 1, '0.0.1');
  for (let revision = 2; revision < 23; revision++) await pinFeed(registry, revision, revision % 2 === 0 ? '0.2.0' : '0.3.0');

  expect((await readRetained(registry.database, inDays(29))).mf_feed).toEqual(['0.0.1', '0.1.0', '0.2.0', '0.3.0']);
  expect((await readRetained(registry.database, inDays(31))).mf_feed).toEqual(['0.2.0', '0.3.0']);
  expect(await registry.query(sql`select max(number) as "head" from revisions`)).toEqual([{ head: 23 }]);
});
