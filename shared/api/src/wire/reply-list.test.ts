import { decodeOrNull, id, object, replyList, replyLists, text } from '@social/api/wire';
import { getUnreadableCount, withUnreadableCount } from '../unreadable-items';

const item = object({ id: id(), name: text });

test.each([[{ a: 1 }], [[null, 1]], ['No posts'], [true]])('a reply that is about a list is refused with %j in its place', (value) => {
  expect(replyList(item).safeParse(value).success).toBe(false);
});

test.each([[[]], [{}], [''], [null], [false], [undefined]])('a reply that is about a list is empty with %j in its place', (value) => {
  expect(decodeOrNull(replyList(item), value)).toEqual([]);
});

test('a reply that is about a list omits the items that cannot be decoded, as long as one can', () => {
  expect(decodeOrNull(replyList(item), [{ id: '1', name: 'a' }, null, 7])).toHaveLength(1);
});

test('the items of a reply that cannot be decoded are counted, without gaps and foreign items, and the count outlives a mapping', () => {
  const items = decodeOrNull(
    replyList(item, (candidate) => candidate === 'advertisement'),
    [{ id: '1', name: 'a' }, null, 7, { id: 0 }, 'advertisement'],
  );
  const names = items?.map(({ name }) => name) ?? [];
  expect([names, getUnreadableCount(names)]).toEqual([withUnreadableCount(['a'], 2), 2]);
});

test('a list of only foreign items is empty', () => {
  expect(
    decodeOrNull(
      replyList(item, () => true),
      [7],
    ),
  ).toEqual([]);
});

test.each([[''], [[]], [null], [undefined], [{ a: [] }]])('the lists of a reply are empty with %j in their place', (value) => {
  expect(decodeOrNull(replyLists(object({ a: replyList(item) })), value)).toEqual({ a: [] });
});

test.each([['lists'], [{ a: 'x' }], [{ a: [7] }]])('the lists of a reply are refused with %j in their place', (value) => {
  expect(replyLists(object({ a: replyList(item) })).safeParse(value).success).toBe(false);
});
