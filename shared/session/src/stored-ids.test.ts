import { createStoredIds } from './stored-ids';
import { createMemberStorage } from './member-storage';
import { memoryStorage } from './testing/memory-storage';

function start(stored?: string) {
  const browser = memoryStorage(stored === undefined ? {} : { liked_posts: stored });
  const kept = createStoredIds({ storage: createMemberStorage({ open: () => browser }), key: 'liked_posts' });
  return { browser, kept, stored: () => browser.content.get('liked_posts') };
}

test('keeps what is put in and forgets what is taken out', () => {
  const { kept, stored } = start('["1",2]');
  kept.set('3', true);
  kept.set('1', false);
  kept.set('2', true);
  expect([stored(), kept.has('2'), kept.has('1')]).toEqual(['["2","3"]', true, false]);
});

test.each(['', 'junk', '{"a":1}', '[{}]', '["../x"]', '["1",null]', 'null', '"1"'])('forgets junk: %s', (junk) => {
  const { kept, browser } = start(junk);
  expect(kept.has('1')).toBe(false);
  expect(browser.content.size).toBe(0);
});

test('of more than a thousand, the oldest go', () => {
  const { kept, stored } = start(JSON.stringify(Array.from({ length: 1000 }, (_, at) => String(at + 1))));
  kept.set('5000', true);
  expect([kept.has('1'), kept.has('2'), kept.has('5000')]).toEqual([false, true, true]);
  expect(JSON.parse(stored() ?? '')).toHaveLength(1000);
});

test('follows another tab', () => {
  const { kept, browser } = start();
  browser.setItem('liked_posts', '["7"]');
  kept.reload();
  expect(kept.has('7')).toBe(true);
});
