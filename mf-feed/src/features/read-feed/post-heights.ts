import type { PostId } from '@social/api';

/** What a post is taken to be high that nobody has seen yet, in pixels. It is put right before it comes into sight. */
const ESTIMATED_PX = 420;

type Height = { heightPx: number; widthPx: number };

/** How high each post was when it was last drawn, and at what width: it leaves a gap of that height when its body goes. */
export function createPostHeights() {
  const heights = new Map<PostId, Height>();
  /** Of all that were drawn: the best guess for one that was not. */
  let sumPx = 0;

  return {
    remember(postId: PostId, height: Height): void {
      if (height.heightPx <= 0) return;
      sumPx += height.heightPx - (heights.get(postId)?.heightPx ?? 0);
      heights.set(postId, height);
    },
    /** In pixels. Text fills about the same area at another width. */
    of(postId: PostId, widthPx: number): number {
      const known = heights.get(postId);
      if (!known) return heights.size === 0 ? ESTIMATED_PX : Math.round(sumPx / heights.size);
      return known.widthPx === widthPx || widthPx <= 0 ? known.heightPx : Math.round((known.heightPx * known.widthPx) / widthPx);
    },
  };
}

export const postHeights = createPostHeights();
