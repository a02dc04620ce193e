/** The distance above and below the screen in which posts are shown. */
export const SHOWN_WITHIN_PX = 1000;
/** The distance in which they are rendered ahead of the frames that show them. */
export const PRERENDERED_WITHIN_PX = 1500;
/** The distance up to which posts stay mounted, so that small scrolls back and forth change nothing. */
export const RETAINED_WITHIN_PX = 2000;

export type Viewport = { topPx: number; heightPx: number };
export type MissingPosts = {
  isShown: (index: number) => boolean;
  /** Posts before this one are not shown now. */
  minIndex: number;
  /** The distance above and below the screen, in pixels. */
  withinPx: number;
};

/**
 * Returns the indices of the posts around the screen that are not shown: visible ones first, and at least one post on either side. `offsets`
 * are those of `ListLayout.getOffsets`; `viewport` is in the same pixels.
 */
export function findMissingIndices(
  offsets: readonly number[],
  viewport: Viewport,
  { isShown, minIndex, withinPx }: MissingPosts,
): number[] {
  const bottomPx = viewport.topPx + viewport.heightPx;
  const first = Math.max(0, minIndex, findIndexAt(offsets, viewport.topPx - withinPx) - 1);
  const last = Math.min(offsets.length - 2, findIndexAt(offsets, bottomPx + withinPx) + 1);
  const getDistancePx = (index: number) => Math.max(0, (offsets[index] ?? 0) - bottomPx, viewport.topPx - (offsets[index + 1] ?? 0));

  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
    .filter((index) => !isShown(index))
    .sort((one, other) => getDistancePx(one) - getDistancePx(other));
}

/** Returns the index of the last post that begins at or before an offset. */
export function findIndexAt(offsets: readonly number[], offsetPx: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= offsetPx) low = middle;
    else high = middle - 1;
  }
  return low;
}
