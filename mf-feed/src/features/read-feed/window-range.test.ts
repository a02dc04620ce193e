import { findIndexAt, findMissingIndices, SHOWN_WITHIN_PX } from './window-range';

const STEP_PX = 500;
const offsets = Array.from({ length: 5001 }, (_, index) => index * STEP_PX);
const findMissing = (topPx: number, { minIndex = 0, withinPx = SHOWN_WITHIN_PX, isShown = (index: number) => index < 0 } = {}) =>
  findMissingIndices(offsets, { topPx, heightPx: 800 }, { isShown, minIndex, withinPx });

test('posts in sight come first, then those around the screen', () => {
  const order = findMissing(1_000_100);

  expect(order.slice(0, 2)).toEqual([2000, 2001]);
  expect(order.toSorted((one, other) => one - other)).toEqual([1997, 1998, 1999, 2000, 2001, 2002, 2003, 2004]);
});

test('those that are shown already are not among them', () => {
  expect(findMissing(1_000_100, { isShown: (index) => index < 2003 })).toEqual([2003, 2004]);
});

test('while the reader scrolls down, no post above the first visible one is among them', () => {
  expect(findMissing(1_000_100, { minIndex: 2000 })).toEqual([2000, 2001, 2002, 2003, 2004]);
});

test('a greater distance finds more', () => {
  expect(findMissing(1_000_100, { minIndex: 2003, withinPx: SHOWN_WITHIN_PX + STEP_PX })).toEqual([2003, 2004, 2005]);
});

test('a post has its neighbours on either side, however high it is', () => {
  const high = [0, 100, 90_000, 90_100];
  const isShown = (index: number) => index === 1;

  expect(findMissingIndices(high, { topPx: 45_000, heightPx: 800 }, { isShown, minIndex: 0, withinPx: SHOWN_WITHIN_PX })).toEqual([2, 0]);
});

test('at the ends of a list, and in an empty one, there are no others', () => {
  expect(Math.max(...findMissing(10_000_000))).toBe(4999);
  expect(Math.min(...findMissing(-5000))).toBe(0);
  expect(findMissingIndices([0], { topPx: 0, heightPx: 800 }, { isShown: () => false, minIndex: 0, withinPx: 1 })).toEqual([]);
});

test('the post at an offset is the last one that begins at or before it', () => {
  expect([-1, 0, 499, 500, 10_000_000].map((offsetPx) => findIndexAt(offsets, offsetPx))).toEqual([0, 0, 0, 1, 4999]);
});
