import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { newsCursor, withNews, withOlder, withSent, type Thread } from './thread';

function message(id: number, fields: Partial<Message> = {}): Message {
  return { id: String(id) as MessageId, isMine: false, readAt: new Date(0), text: `Message ${id}`, ...fields } as Message;
}

const thread = (...ids: number[]): Thread => ({
  messages: ids.map((id) => message(id)),
  hasOlder: true,
  isTyping: false,
  firstUnreadId: null,
});
const ids = ({ messages }: Thread) => messages.map(({ id }) => Number(id));
const after = (id: number) => String(id) as MessageId;

test('older messages go before the others, whatever overlaps; only an empty page is the end', () => {
  const older = withOlder(thread(10, 11), [message(8), message(9), message(10)]);
  expect([ids(older), older.hasOlder]).toEqual([[8, 9, 10, 11], true]);
  expect(withOlder(older, []).hasOlder).toBe(false);
});

test('what is new is added, and nothing new changes nothing', () => {
  const before = thread(9, 10);
  expect(withNews(before, { afterId: after(9), messages: [message(10)], isTyping: false })).toBe(before);
  expect(ids(withNews(before, { afterId: after(9), messages: [message(10), message(11)], isTyping: false }))).toEqual([9, 10, 11]);
});

test('a message that was deleted goes; what lies beyond a page that ends early stays', () => {
  expect(ids(withNews(thread(9, 10, 11), { afterId: after(9), messages: [message(11)], isTyping: false }))).toEqual([9, 11]);
  expect(ids(withNews(thread(9, 10, 11), { afterId: after(8), messages: [message(9)], isTyping: false }))).toEqual([9, 10, 11]);
});

test('a mark that has changed is taken over, and the others keep their objects', () => {
  const before = thread(9, 10);
  const next = withNews(before, { afterId: after(8), messages: [message(9), message(10, { isPinned: true })], isTyping: true });
  expect(next.messages[0]).toBe(before.messages[0]);
  expect([next.messages[1]?.isPinned, next.isTyping]).toEqual([true, true]);
});

test('what was sent stands in its place, once', () => {
  expect(ids(withSent(thread(9, 11), message(10)))).toEqual([9, 10, 11]);
  expect(ids(withSent(thread(9, 10), message(10)))).toEqual([9, 10]);
});

test('news are asked for from the first own message that nobody has read', () => {
  const unread = { isMine: true, readAt: null };
  const mixed: Thread = { ...thread(), messages: [message(1), message(2, unread), message(3), message(4, unread)] };
  expect(newsCursor(mixed, false)).toBe('1');
  expect(newsCursor(thread(1, 2, 3), false)).toBe('3');
  expect(newsCursor(thread(1, 2, 3), true)).toBeNull();
});
