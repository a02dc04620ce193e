import { startPinnedRegistry } from '../../testing/start-registry';
import { createReleaseCache } from './release-cache';

test('a composition is found whole, although its last releases push the first out of the cache', async () => {
  const { database } = await startPinnedRegistry();
  const cache = createReleaseCache({ bucket: null, max: 2 });
  const find = async (composition: Record<string, string>) => (await cache.find(database, composition)).map(({ remote }) => remote).sort();

  expect(await find({ shell: '0.1.0', mf_chat: '0.1.0' })).toEqual(['mf_chat', 'shell']);
  expect(await find({ shell: '0.1.0', mf_feed: '0.2.0' })).toEqual(['mf_feed', 'shell']);
  expect(await find({ shell: '0.1.0', mf_chat: '0.1.0', mf_feed: '0.3.0' })).toEqual(['mf_chat', 'mf_feed', 'shell']);
  expect(await find({ shell: '0.1.0', mf_feed: '9.0.0' })).toEqual(['shell']);
});
