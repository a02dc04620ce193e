import type { PostId } from '@social/api';

/**
 * A mounted post, the number of shown posts above it, and the height of those omitted between it and the shown one before, in pixels. A
 * hidden post is rendered ahead of the frame that shows it, and takes no height.
 */
export type WindowRow = { index: number; shownAbove: number; omittedPx: number; isHidden: boolean };

export type WindowRows = { rows: readonly WindowRow[]; shownCount: number; omittedAfterPx: number };

export type MountedPosts = {
  isShown: (postId: PostId, index: number) => boolean;
  prerendered: ReadonlySet<PostId>;
};

/** Returns the mounted posts of a list in order, and the heights of those omitted. `offsets` are those of `ListLayout.getOffsets`. */
export function toWindowRows(postIds: readonly PostId[], offsets: readonly number[], { isShown, prerendered }: MountedPosts): WindowRows {
  const rows: WindowRow[] = [];
  let [shownCount, nextIndex] = [0, 0];
  const getOmittedPx = (index: number) => (offsets[index] ?? 0) - (offsets[nextIndex] ?? 0);
  for (const [index, postId] of postIds.entries()) {
    if (isShown(postId, index)) {
      rows.push({ index, shownAbove: shownCount, omittedPx: getOmittedPx(index), isHidden: false });
      shownCount += 1;
      nextIndex = index + 1;
    } else if (prerendered.has(postId)) rows.push({ index, shownAbove: shownCount, omittedPx: 0, isHidden: true });
  }
  return { rows, shownCount, omittedAfterPx: getOmittedPx(postIds.length) };
}
