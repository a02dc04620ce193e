import fc from 'fast-check';
import { decodeOrNull, id, object, replyList, text } from '@social/api/wire';
import { getUnreadableCount } from '../unreadable-items';

const item = object({ id: id(), name: text });
const isForeign = (candidate: unknown) => candidate === 'advertisement';

const readable = fc.record({ id: fc.integer({ min: 1 }), name: fc.string() });
const gap = fc.constant(null);
const foreign = fc.constant('advertisement');
const broken = fc.oneof(
  fc.integer(),
  fc.record({ name: fc.string() }),
  fc.string().filter((value) => !isForeign(value)),
);

test('no item of a reply is lost without being counted: each is shown, unreadable, foreign or a gap', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(readable, broken, foreign, gap), { maxLength: 30 }), fc.boolean(), (sent, isSparse) => {
      const value = isSparse ? Object.fromEntries(sent.entries()) : sent;
      const items = decodeOrNull(replyList(item, isForeign), value);
      const counted = sent.filter((candidate) => candidate !== null && !isForeign(candidate)).length;

      if (items === null) expect(sent.some((candidate) => decodeOrNull(item, candidate))).toBe(false);
      else expect(items.length + getUnreadableCount(items.map((each) => each))).toBe(counted);
    }),
    { numRuns: 500 },
  );
});

test('the items beyond the length limit of a list are counted too', () => {
  const items = decodeOrNull(
    replyList(item),
    Array.from({ length: 1200 }, (_, index) => ({ id: index + 1, name: '' })),
  );
  expect([items?.length, getUnreadableCount(items ?? [])]).toEqual([1000, 200]);
});
