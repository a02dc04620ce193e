import { findIndicesToMount } from './window-range';

const STEP_PX = 500;
const offsets = Array.from({ length: 5001 }, (_, index) => index * STEP_PX);

/** Mounts until nothing is missing. @returns the indices in the order in which they came. */
function mountAll(topPx: number, minIndex = 0, mounted: number[] = []): number[] {
  const [next] = findIndicesToMount(offsets, { topPx, heightPx: 800 }, { isMounted: (index) => mounted.includes(index), minIndex });
  return next === undefined ? mounted : mountAll(topPx, minIndex, [...mounted, next]);
}

test('posts in sight come first, then those around the screen', () => {
  const order = mountAll(1_000_100);

  expect(order.slice(0, 2)).toEqual([2000, 2001]);
  expect(order.toSorted((one, other) => one - other)).toEqual([1997, 1998, 1999, 2000, 2001, 2002, 2003, 2004]);
});

test('while the reader scrolls down, no post above the first visible one is mounted', () => {
  expect(mountAll(1_000_100, 2000)).toEqual([2000, 2001, 2002, 2003, 2004]);
});

test('one at a time is mounted: a frame on a slow device has time for no more', () => {
  expect(findIndicesToMount(offsets, { topPx: 0, heightPx: 800 }, { isMounted: () => false, minIndex: 0 })).toHaveLength(1);
});

test('a post has its neighbours on either side, however high it is', () => {
  const high = [0, 100, 90_000, 90_100];

  expect(findIndicesToMount(high, { topPx: 45_000, heightPx: 800 }, { isMounted: (index) => index === 1, minIndex: 0 })).toEqual([2]);
  expect(findIndicesToMount(high, { topPx: 45_000, heightPx: 800 }, { isMounted: (index) => index > 0, minIndex: 0 })).toEqual([0]);
});

test('at the ends of a list, and in an empty one, nothing else is mounted', () => {
  expect(Math.max(...mountAll(10_000_000))).toBe(4999);
  expect(Math.min(...mountAll(-5000))).toBe(0);
  expect(findIndicesToMount([0], { topPx: 0, heightPx: 800 }, { isMounted: () => false, minIndex: 0 })).toEqual([]);
});
