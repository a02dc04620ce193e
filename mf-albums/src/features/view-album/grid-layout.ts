import type { AlbumItem } from '@social/api/albums/album';

/** A tile in its row, in pixels from the row's start. */
export type Tile = { index: number; startPx: number; widthPx: number };
export type GridRow = {
  heightPx: number;
  tiles: Tile[];
  /** The day above the row, where a new one begins. */
  heading: string | null;
};
/** Consecutive items with a heading above them; '' for none. */
export type ItemGroup = { heading: string; count: number };

export const COLUMNS = 2;
export const GRID_GAP_PX = 6;
/** The room above a row with a heading. */
export const HEADING_PX = 44;
const NARROW_PX = 600;
const TARGET_HEIGHT_PX = { narrow: 132, wide: 208 };

const SQUARE = 1;
const VIDEO_RATIO = 16 / 9;
/** Panoramas and strips are cut off at these ratios, so that the others in their row stay recognisable. */
const MIN_RATIO = 0.5;
const MAX_RATIO = 3;

/** Places items as squares in two columns. */
export function layoutColumns(itemCount: number, widthPx: number): GridRow[] {
  const sidePx = (widthPx - GRID_GAP_PX * (COLUMNS - 1)) / COLUMNS;
  return Array.from({ length: Math.ceil(itemCount / COLUMNS) }, (_, row) => {
    const first = row * COLUMNS;
    const indexes = Array.from({ length: Math.min(COLUMNS, itemCount - first) }, (_unused, column) => first + column);
    return {
      heightPx: sidePx,
      heading: null,
      tiles: indexes.map((index, column) => ({ index, startPx: column * (sidePx + GRID_GAP_PX), widthPx: sidePx })),
    };
  });
}

/** Places items in their own proportions in rows that fill the width; the last row of a group may end earlier. */
export function layoutProportions(items: readonly AlbumItem[], groups: readonly ItemGroup[], widthPx: number): GridRow[] {
  const targetPx = widthPx < NARROW_PX ? TARGET_HEIGHT_PX.narrow : TARGET_HEIGHT_PX.wide;
  const rows: GridRow[] = [];
  let next = 0;
  for (const { heading, count } of groups) {
    const end = next + count;
    let isFirst = true;
    while (next < end) {
      const { ratios, isFull } = takeRow(items, next, end, widthPx, targetPx);
      const roomPx = widthPx - GRID_GAP_PX * (ratios.length - 1);
      const heightPx = isFull ? roomPx / sum(ratios) : targetPx;
      rows.push({ heightPx, heading: isFirst && heading ? heading : null, tiles: toTiles(ratios, next, heightPx) });
      next += ratios.length;
      isFirst = false;
    }
  }
  return rows;
}

/** Takes items until they fill the width at no more than the intended height. */
function takeRow(items: readonly AlbumItem[], first: number, end: number, widthPx: number, targetPx: number) {
  const ratios: number[] = [];
  for (let index = first; index < end; index += 1) {
    ratios.push(toRatio(items[index]));
    if (sum(ratios) * targetPx + GRID_GAP_PX * (ratios.length - 1) >= widthPx) return { ratios, isFull: true };
  }
  return { ratios, isFull: false };
}

function toTiles(ratios: number[], first: number, heightPx: number): Tile[] {
  let startPx = 0;
  return ratios.map((ratio, offset) => {
    const tile = { index: first + offset, startPx, widthPx: ratio * heightPx };
    startPx += tile.widthPx + GRID_GAP_PX;
    return tile;
  });
}

/** Returns width by height. An item of unknown size gets a box that does not depend on the file, so that nothing moves when it arrives. */
function toRatio(item: AlbumItem | undefined): number {
  if (!item?.size) return item?.kind === 'video' ? VIDEO_RATIO : SQUARE;
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, item.size.width / item.size.height));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
