import type { PostId } from '@social/api';

/** The estimate for a post that was never rendered, in pixels. */
const ESTIMATED_HEIGHT_PX = 420;
export const GAP_PX = 16;

export type ListLayout = ReturnType<typeof createListLayout>;

/** Heights of a list's posts as they were measured last, and the offsets that follow from them. */
export function createListLayout() {
  const heights = new Map<PostId, number>();
  let ids: readonly PostId[] = [];
  let offsets: number[] | null = null;

  return {
    isMeasured: (postId: PostId): boolean => heights.has(postId),
    heightOf: (postId: PostId): number => heights.get(postId) ?? ESTIMATED_HEIGHT_PX,
    measure(postId: PostId, heightPx: number): void {
      if (heights.get(postId) === heightPx) return;
      heights.set(postId, heightPx);
      offsets = null;
    },
    /** Where each of these posts begins below the top of the list, in pixels, and where one after the last would. */
    offsetsOf(postIds: readonly PostId[]): readonly number[] {
      if (offsets && ids === postIds) return offsets;
      let nextPx = 0;
      ids = postIds;
      offsets = [0, ...postIds.map((postId) => (nextPx += (heights.get(postId) ?? ESTIMATED_HEIGHT_PX) + GAP_PX))];
      return offsets;
    },
  };
}
