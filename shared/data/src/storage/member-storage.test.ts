import { createMemberStorage, type KeyValueStorage } from './member-storage';
import { memoryStorage } from '../testing/memory-storage';

function refuse(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

test('the next page reads a written text', () => {
  const browser = memoryStorage();
  createMemberStorage({ open: () => browser }).write('user_id', '1');
  expect(createMemberStorage({ open: () => browser }).read('user_id')).toBe('1');
});

test.each<[string, () => KeyValueStorage]>([
  ['that may not even be named', refuse],
  ['that refuses everything', () => ({ ...memoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse })],
])('a storage %s works until the page closes, and is reported once', (_which, open) => {
  const onUnavailable = jest.fn();
  const storage = createMemberStorage({ open, onUnavailable });

  storage.write('user_id', '1');
  storage.write('access_token', 't');
  storage.remove('access_token');

  expect([storage.read('user_id'), storage.read('access_token')]).toEqual(['1', null]);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});

test('a full storage keeps the newest value in memory, not the old one that was stored', () => {
  const browser = { ...memoryStorage({ liked_posts: '["1"]' }), setItem: refuse };
  const storage = createMemberStorage({ open: () => browser });
  storage.write('liked_posts', '["1","2"]');
  expect(storage.read('liked_posts')).toBe('["1","2"]');
});

test('a storage that has room again takes over', () => {
  const browser = memoryStorage();
  const open = jest.fn<KeyValueStorage, []>(() => browser).mockImplementationOnce(refuse);
  const storage = createMemberStorage({ open });
  storage.write('user_id', '1');
  storage.write('user_id', '2');
  expect([browser.getItem('user_id'), storage.read('user_id')]).toEqual(['2', '2']);
});

test('removes every text whose key starts with a prefix, stored or in memory', () => {
  const browser = memoryStorage({ chat_user_2: 'a', chat_user_4: 'b', user_id: '1' });
  const open = jest.fn<KeyValueStorage, []>(() => browser).mockImplementationOnce(refuse);
  const storage = createMemberStorage({ open });
  storage.write('chat_user_6', 'c');
  storage.removeAll('chat_user_');
  expect([[...browser.content.keys()], storage.read('chat_user_6')]).toEqual([['user_id'], null]);
});
