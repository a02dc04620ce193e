import { createChatUsers } from './chat-users';
import { createMemberStorage } from '@social/data';
import { memoryStorage } from '@social/data/testing/memory-storage';

const asha = { chatId: '2', name: 'Asha Rao', avatar: 'https://host.example/a.jpg', isOnline: true };

function start(content: Record<string, string> = {}) {
  const browser = memoryStorage(content);
  let leave = () => {};
  const scope = { onMemberLeave: (listener: () => void) => ((leave = listener), () => {}) };
  return { browser, users: createChatUsers(createMemberStorage({ open: () => browser }), scope), leave: () => leave() };
}

test('the partner of a chat is restored after a reload, from a separate key', () => {
  const { browser, users } = start();
  users.remember(asha);
  users.remember({ ...asha, chatId: '4', name: 'Hikers', type: 'group' });
  expect([...browser.content.keys()]).toEqual(['chat_user_2', 'chat_user_4']);
  expect(users.recall('2')).toEqual(asha);
  expect(users.recall('4')).toMatchObject({ name: 'Hikers', type: 'group' });
});

test('the partners are removed with their member, and no other key', () => {
  const { browser, users, leave } = start({ language: 'de' });
  users.remember(asha);
  leave();
  expect([[...browser.content.keys()], users.recall('2')]).toEqual([['language'], null]);
});

test.each(['junk', '[]', 'null', '{"name":""}', '{"name":{"a":1},"chatId":"2"}'])('removes junk: %s', (junk) => {
  const { browser, users } = start({ chat_user_2: junk });
  expect(users.recall('2')).toBeNull();
  expect(browser.content.size).toBe(0);
});

test('a script address is not taken as a picture', () => {
  expect(start({ chat_user_2: JSON.stringify({ ...asha, avatar: 'javascript:alert(1)' }) }).users.recall('2')?.avatar).toBeNull();
});
