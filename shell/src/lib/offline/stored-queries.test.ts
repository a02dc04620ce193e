import { QueryClient } from '@tanstack/react-query';
import { createFakeCache } from '../../testing/fake-cache';
import { MAX_AGE_MS } from './stored-copy';
import { restoreQueries, storeQueries } from './stored-queries';

const owner = { memberId: '7', versions: 'shell 1' };
const openCache = () => createFakeCache() as unknown as Cache & { paths: () => string[] };

async function store(cache: Cache, data: Record<string, unknown>, updatedAt = 1_000, of = owner) {
  const client = new QueryClient();
  for (const [name, value] of Object.entries(data)) client.setQueryData([name], value, { updatedAt });
  const hashes = client
    .getQueryCache()
    .getAll()
    .map(({ queryHash }) => queryHash);
  await storeQueries(cache, client, hashes, of);
  client.clear();
}

async function restore(cache: Cache, of = owner, nowMs = 2_000) {
  const client = new QueryClient();
  await restoreQueries(cache, client, of, nowMs);
  const found = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey[0], state.data, state.dataUpdatedAt]);
  client.clear();
  return found;
}

test('restores queries for the same member, with their dates, maps and age', async () => {
  const cache = openCache();
  const feed = { pages: [[{ id: '1', createdAt: new Date(5), text: 'a $ "b"' }]], pageParams: [null] };
  const settings = { colors: new Map([['1', { dark: true }]]), ids: new Set(['2']), none: undefined };

  await store(cache, { feed, settings });

  expect(await restore(cache)).toEqual([
    ['feed', feed, 1_000],
    ['settings', { colors: settings.colors, ids: settings.ids }, 1_000],
  ]);
});

test.each<[string, typeof owner, number]>([
  ['another member', { ...owner, memberId: '8' }, 2_000],
  ['another version of the code', { ...owner, versions: 'shell 2' }, 2_000],
  ['a later month', owner, 1_000 + MAX_AGE_MS],
])('what was read is not there for %s', async (_what, of, nowMs) => {
  const cache = openCache();
  await store(cache, { feed: ['a'] });

  expect(await restore(cache, of, nowMs)).toEqual([]);
});

test('the newest lists are stored, and none that is too long', async () => {
  const cache = openCache();
  for (let number = 0; number < 82; number += 1) await store(cache, { [`list ${number}`]: number });
  await store(cache, { long: 'x'.repeat(500_000) });

  const names = (await restore(cache)).map(([name]) => name);
  expect(names).toHaveLength(80);
  expect(names).not.toContain('list 1');
  expect(names).toContain('list 81');
});
