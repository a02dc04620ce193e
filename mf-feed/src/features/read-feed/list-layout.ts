import type { PostId } from '@social/api';

/** The estimated height of a post that was never rendered. */
const ESTIMATED_HEIGHT_PX = 420;
export const GAP_PX = 16;

export type ListLayout = ReturnType<typeof createListLayout>;

/** Stores the last measured heights of a list's posts, and computes their offsets. */
export function createListLayout() {
  const heights = new Map<PostId, number>();
  let ids: readonly PostId[] = [];
  let offsets: number[] | null = null;
  let interlude = { afterIndex: -1, heightPx: 0 };

  return {
    isMeasured: (postId: PostId): boolean => heights.has(postId),
    getHeightPx: (postId: PostId): number => heights.get(postId) ?? ESTIMATED_HEIGHT_PX,
    measure(postId: PostId, heightPx: number): void {
      if (heights.get(postId) === heightPx) return;
      heights.set(postId, heightPx);
      offsets = null;
    },
    /** Sets the height of what stands between two posts, gap included. */
    measureInterlude(afterIndex: number, heightPx: number): void {
      if (interlude.afterIndex === afterIndex && interlude.heightPx === heightPx) return;
      interlude = { afterIndex, heightPx };
      offsets = null;
    },
    /** Returns the offset of each post from the top of the list, in pixels, and as the last entry the end of the list. */
    getOffsets(postIds: readonly PostId[]): readonly number[] {
      if (offsets && ids === postIds) return offsets;
      ids = postIds;
      offsets = [0];
      let nextPx = 0;
      for (const [index, postId] of postIds.entries()) {
        nextPx += (heights.get(postId) ?? ESTIMATED_HEIGHT_PX) + GAP_PX;
        if (index === interlude.afterIndex) nextPx += interlude.heightPx;
        offsets.push(nextPx);
      }
      return offsets;
    },
  };
}
