import { parseId, type PostId } from '@social/api';
import { createListLayout } from './list-layout';

const postIds = ['1', '2', '3'].map((id) => parseId<PostId>(id) as PostId);
const [first, second] = postIds as [PostId, PostId];

test('a post begins below those before it, with a gap after each', () => {
  const layout = createListLayout();
  layout.measure(first, 312.5);
  layout.measure(second, 100);

  expect(layout.getOffsets(postIds).slice(0, 3)).toEqual([0, 328.5, 444.5]);
});

test('a post that was never rendered has an estimated height until it is measured', () => {
  const layout = createListLayout();
  const estimatePx = layout.getHeightPx(first);
  expect([layout.isMeasured(first), estimatePx > 0]).toEqual([false, true]);
  expect(layout.getOffsets(postIds)[1]).toBe(estimatePx + 16);

  layout.measure(first, 900);

  expect([layout.isMeasured(first), layout.getHeightPx(first)]).toEqual([true, 900]);
  expect(layout.getOffsets(postIds)[1]).toBe(916);
});

test('a longer list has more offsets', () => {
  const layout = createListLayout();

  expect(layout.getOffsets(postIds)).toHaveLength(4);
  expect(layout.getOffsets([])).toEqual([0]);
});
