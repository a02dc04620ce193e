/** How far above and below the screen posts are mounted, in pixels. */
const OVERSCAN_PX = 1000;
/** Posts stay mounted up to here, so that a small move back and forth changes nothing. */
export const RETAINED_WITHIN_PX = 2000;
/** How many are mounted in one task: a frame on a slow device has time for no more. */
const MAX_MOUNTED_AT_ONCE = 1;

export type Viewport = { topPx: number; heightPx: number };

/**
 * Indices of the next posts to mount: those in sight first, then the overscan and one neighbour on either side, however high the posts
 * are. `offsets` says where each post begins and, as its last entry, where the list ends; `viewport` is in the same pixels.
 */
export function findIndicesToMount(offsets: readonly number[], viewport: Viewport, isMounted: (index: number) => boolean): number[] {
  const bottomPx = viewport.topPx + viewport.heightPx;
  const first = Math.max(0, findIndexAt(offsets, viewport.topPx - OVERSCAN_PX) - 1);
  const last = Math.min(offsets.length - 2, findIndexAt(offsets, bottomPx + OVERSCAN_PX) + 1);
  const distanceOf = (index: number) => Math.max(0, (offsets[index] ?? 0) - bottomPx, viewport.topPx - (offsets[index + 1] ?? 0));

  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step)
    .filter((index) => !isMounted(index))
    .sort((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, MAX_MOUNTED_AT_ONCE);
}

/** The post at an offset: the last that begins at or before it. */
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
