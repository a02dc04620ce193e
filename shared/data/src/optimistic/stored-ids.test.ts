import { createStoredIds } from './stored-ids';
import { createMemberStorage } from '../storage/member-storage';
import { memoryStorage } from '../testing/memory-storage';

function start(stored?: string) {
  const browser = memoryStorage(stored === undefined ? {} : { liked_posts: stored });
  const ids = createStoredIds({ storage: createMemberStorage({ open: () => browser }), key: 'liked_posts', on: true, off: false });
  return { browser, ids, stored: () => browser.content.get('liked_posts') };
}

test('stores added ids and removes others', () => {
  const { ids, stored } = start('["1","2"]');
  ids.set('3', true);
  ids.set('1', false);
  ids.set('2', true);
  expect([stored(), ids.get('2'), ids.get('1')]).toEqual(['["2","3"]', true, false]);
});

test.each(['', 'junk', '{"a":1}', '[{}]', '["../x"]', '["1",null]', '[1]', 'null', '"1"'])('removes junk: %s', (junk) => {
  const { ids, browser } = start(junk);
  expect(ids.get('1')).toBe(false);
  expect(browser.content.size).toBe(0);
});

test('the oldest of more than a thousand ids are removed', () => {
  const { ids, stored } = start(JSON.stringify(Array.from({ length: 1000 }, (_, at) => String(at + 1))));
  ids.set('5000', true);
  expect([ids.get('1'), ids.get('2'), ids.get('5000')]).toEqual([false, true, true]);
  expect(JSON.parse(stored() ?? '')).toHaveLength(1000);
});

test('reads again what another tab stored', () => {
  const { ids, browser } = start();
  browser.setItem('liked_posts', '["7"]');
  ids.reload();
  expect(ids.get('7')).toBe(true);
});
