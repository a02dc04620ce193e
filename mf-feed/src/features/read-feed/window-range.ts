/** The distance above and below the screen in which posts are mounted. */
const OVERSCAN_PX = 1000;
/** The distance up to which posts stay mounted, so that small scrolls back and forth change nothing. */
export const RETAINED_WITHIN_PX = 2000;
/** Posts mounted in one task: a frame on a slow device has no time for more. */
const MAX_MOUNTED_AT_ONCE = 1;

export type Viewport = { topPx: number; heightPx: number };
export type MountedPosts = {
  isMounted: (index: number) => boolean;
  /** Posts before this one are not mounted now. */
  minIndex: number;
};

/**
 * Returns the indices of the next posts to mount: visible ones first, then the overscan, and at least one post on either side. `offsets`
 * are those of `ListLayout.getOffsets`; `viewport` is in the same pixels.
 */
export function findIndicesToMount(offsets: readonly number[], viewport: Viewport, { isMounted, minIndex }: MountedPosts): number[] {
  const bottomPx = viewport.topPx + viewport.heightPx;
  const first = Math.max(0, minIndex, findIndexAt(offsets, viewport.topPx - OVERSCAN_PX) - 1);
  const last = Math.min(offsets.length - 2, findIndexAt(offsets, bottomPx + OVERSCAN_PX) + 1);
  const getDistancePx = (index: number) => Math.max(0, (offsets[index] ?? 0) - bottomPx, viewport.topPx - (offsets[index + 1] ?? 0));

  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
    .filter((index) => !isMounted(index))
    .sort((one, other) => getDistancePx(one) - getDistancePx(other))
    .slice(0, MAX_MOUNTED_AT_ONCE);
}

/** Returns the index of the last post that begins at or before an offset. */
function findIndexAt(offsets: readonly number[], offsetPx: number): number {
  let low = 0;
  let high = offsets.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= offsetPx) low = middle;
    else high = middle - 1;
  }
  return low;
}
