import type { AlbumItem } from '@social/api/albums/album';
import { GRID_GAP_PX, layoutColumns, layoutProportions } from './grid-layout';
import { groupByDay } from './group-by-day';

const photo = (width: number, height: number): AlbumItem => ({
  ...{ id: null, kind: 'photo', url: 'https://media.test/a.jpg', smallUrl: null, addedAt: null },
  size: width > 0 ? { width, height } : null,
});
const whole = (items: readonly AlbumItem[]) => [{ heading: '', count: items.length }];
const added = (day: string): AlbumItem => ({ ...photo(3, 2), addedAt: new Date(`${day}T12:00:00Z`) });
const toDay = (date: Date) => date.toISOString().slice(0, 10);

test('rows fill the width with photos in their proportions, and hold each photo once in order', () => {
  const items = [photo(1280, 853), photo(600, 800), photo(1000, 1000), photo(1600, 900), photo(900, 1600), photo(1280, 853), photo(4, 3)];
  const rows = layoutProportions(items, whole(items), 800);

  expect(rows.flatMap(({ tiles }) => tiles.map(({ index }) => index))).toEqual(items.map((_, index) => index));
  for (const { heightPx, tiles } of rows.slice(0, -1)) {
    const last = tiles.at(-1);
    expect((last?.startPx ?? 0) + (last?.widthPx ?? 0)).toBeCloseTo(800);
    expect(heightPx).toBeLessThanOrEqual(208);
    for (const { index, widthPx } of tiles) {
      const { width = 0, height = 1 } = items[index]?.size ?? {};
      expect(widthPx / heightPx).toBeCloseTo(width / height);
    }
  }
});

test('a last row that does not fill the width is as high as others, and not stretched', () => {
  const items = [photo(3, 2)];
  expect(layoutProportions(items, whole(items), 800)).toMatchObject([{ heightPx: 208, tiles: [{ startPx: 0, widthPx: 312 }] }]);
  expect(layoutProportions(items, whole(items), 360)).toMatchObject([{ heightPx: 132 }]);
});

test('a photo of unknown size gets a square, and a panorama leaves room for others', () => {
  const items = [photo(0, 0), photo(9000, 300), photo(100, 4000)];
  const [row] = layoutProportions(items, whole(items), 3000);
  expect(row?.tiles.map(({ widthPx }) => widthPx / (row.heightPx || 1))).toEqual([1, 3, 0.5]);
});

test('two columns are squares', () => {
  expect(layoutColumns(3, 206)).toMatchObject([
    { heightPx: 100, tiles: [{ startPx: 0 }, { startPx: 100 + GRID_GAP_PX }] },
    { heightPx: 100, tiles: [{ index: 2, startPx: 0 }] },
  ]);
});

test('many photos are grouped by their day, each with a heading above its first row', () => {
  const items = [...Array.from({ length: 8 }, () => added('2026-05-01')), ...Array.from({ length: 4 }, () => added('2026-05-03'))];
  const groups = groupByDay(items, toDay);
  expect(groups).toEqual([
    { heading: '2026-05-01', count: 8 },
    { heading: '2026-05-03', count: 4 },
  ]);
  const headings = layoutProportions(items, groups, 800).map(({ heading }) => heading);
  expect(headings.filter((heading) => heading !== null)).toEqual(['2026-05-01', '2026-05-03']);
});

test.each([
  ['few photos', [added('2026-05-01'), added('2026-05-02')]],
  ['photos of one day', Array.from({ length: 12 }, () => added('2026-05-01'))],
  ['an order that mixes the days', Array.from({ length: 12 }, (_, index) => added(index % 2 ? '2026-05-01' : '2026-05-02'))],
  ['a day that the host does not tell', [...Array.from({ length: 12 }, () => added('2026-05-01')), photo(3, 2)]],
])('%s are not grouped', (_case, items) => {
  expect(groupByDay(items, toDay)).toEqual([{ heading: '', count: items.length }]);
});
