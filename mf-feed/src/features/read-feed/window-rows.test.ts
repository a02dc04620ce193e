import { readPost } from '../../testing/read-post';
import { toWindowRows } from './window-rows';

const postIds = [1, 2, 3, 4, 5].map((id) => readPost(id).id);
const offsets = [0, 100, 200, 300, 400, 500];
const set = (...indices: number[]) => new Set(indices.flatMap((index) => postIds[index] ?? []));
const rowsOf = (shown: number[], prerendered: number[] = []) =>
  toWindowRows(postIds, offsets, { isShown: (postId) => set(...shown).has(postId), prerendered: set(...prerendered) });

test('each shown post knows the height of those omitted before it, and the list that after its last one', () => {
  expect(rowsOf([1, 2])).toEqual({
    rows: [
      { index: 1, shownAbove: 0, omittedPx: 100, isHidden: false },
      { index: 2, shownAbove: 1, omittedPx: 0, isHidden: false },
    ],
    shownCount: 2,
    omittedAfterPx: 200,
  });
});

test('a post that is rendered ahead takes no height, wherever it is', () => {
  const { rows, shownCount, omittedAfterPx } = rowsOf([0, 3], [1, 4]);

  expect(rows.map(({ index, isHidden }) => (isHidden ? `hidden ${index}` : index))).toEqual([0, 'hidden 1', 3, 'hidden 4']);
  expect(rows.map(({ omittedPx }) => omittedPx)).toEqual([0, 0, 200, 0]);
  expect({ shownCount, omittedAfterPx }).toEqual({ shownCount: 2, omittedAfterPx: 100 });
});

test('a shown post is not hidden while it is still among those rendered ahead', () => {
  expect(rowsOf([2], [2]).rows).toEqual([{ index: 2, shownAbove: 0, omittedPx: 200, isHidden: false }]);
});

test('without a mounted post all of the list is omitted', () => {
  expect(rowsOf([])).toEqual({ rows: [], shownCount: 0, omittedAfterPx: 500 });
});
