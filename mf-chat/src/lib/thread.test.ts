import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { withUnreadableCount } from '@social/api/unreadable-items';
import { getUpdateCursor, withUpdate, withOlder, withSent, type Thread } from './thread';

function message(id: number, fields: Partial<Message> = {}): Message {
  return { id: String(id) as MessageId, isMine: false, readAt: new Date(0), text: `Message ${id}`, ...fields } as Message;
}

const thread = (...ids: number[]): Thread => ({
  messages: ids.map((id) => message(id)),
  unreadableCount: 0,
  hasOlder: true,
  isTyping: false,
  firstUnreadId: null,
});
const ids = ({ messages }: Thread) => messages.map(({ id }) => Number(id));
const after = (id: number) => String(id) as MessageId;

test('a page of older messages goes before the others without duplicates; only an empty page is the end', () => {
  const older = withOlder(thread(10, 11), [message(8), message(9), message(10)]);
  expect([ids(older), older.hasOlder]).toEqual([[8, 9, 10, 11], true]);
  expect(withOlder(older, []).hasOlder).toBe(false);
});

test('an update adds new messages; an update without changes returns the same thread', () => {
  const before = thread(9, 10);
  expect(withUpdate(before, { afterId: after(9), messages: [message(10)], isTyping: false })).toBe(before);
  expect(ids(withUpdate(before, { afterId: after(9), messages: [message(10), message(11)], isTyping: false }))).toEqual([9, 10, 11]);
});

test('messages that could not be decoded are summed over pages and new updates; an update that looks back repeats them', () => {
  const older = withOlder(thread(10), withUnreadableCount([message(8)], 2));
  expect(older.unreadableCount).toBe(2);
  const update = (afterId: number | null, count: number, ...received: number[]) => ({
    afterId: afterId === null ? null : after(afterId),
    messages: withUnreadableCount(
      received.map((id) => message(id)),
      count,
    ),
    isTyping: false,
  });
  const updated = withUpdate(older, update(10, 1, 11));
  expect(updated.unreadableCount).toBe(3);
  expect(withUpdate(updated, update(8, 1, 10, 11)).unreadableCount).toBe(3);
  expect(withUpdate(updated, update(null, 4, 8, 10, 11)).unreadableCount).toBe(4);
});

test('an update removes deleted messages, and keeps messages after the end of a short page', () => {
  expect(ids(withUpdate(thread(9, 10, 11), { afterId: after(9), messages: [message(11)], isTyping: false }))).toEqual([9, 11]);
  expect(ids(withUpdate(thread(9, 10, 11), { afterId: after(8), messages: [message(9)], isTyping: false }))).toEqual([9, 10, 11]);
});

test('an update replaces changed messages, and the others keep their objects', () => {
  const before = thread(9, 10);
  const next = withUpdate(before, { afterId: after(8), messages: [message(9), message(10, { isPinned: true })], isTyping: true });
  expect(next.messages[0]).toBe(before.messages[0]);
  expect([next.messages[1]?.isPinned, next.isTyping]).toEqual([true, true]);
});

test('a sent message is inserted in order, once', () => {
  expect(ids(withSent(thread(9, 11), message(10)))).toEqual([9, 10, 11]);
  expect(ids(withSent(thread(9, 10), message(10)))).toEqual([9, 10]);
});

test('the update cursor is before the first unread own message', () => {
  const unread = { isMine: true, readAt: null };
  const mixed: Thread = { ...thread(), messages: [message(1), message(2, unread), message(3), message(4, unread)] };
  expect(getUpdateCursor(mixed, false)).toBe('1');
  expect(getUpdateCursor(thread(1, 2, 3), false)).toBe('3');
  expect(getUpdateCursor(thread(1, 2, 3), true)).toBeNull();
});
