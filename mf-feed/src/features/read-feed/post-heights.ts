import type { PostId } from '@social/api';

/** What a post is taken to be high that nobody has seen yet, in pixels. It is put right before it comes into sight. */
const ESTIMATED_PX = 420;

type Height = { heightPx: number; widthPx: number };

/** How high each post was when it was last drawn, and at what width: it leaves a gap of that height when its body goes. */
export function createPostHeights() {
  const heights = new Map<PostId, Height>();
  /** What posts that nobody has seen are taken to be high: once it has been said it stays, so that nothing moves by another guess. */
  const guesses = new Map<PostId, number>();
  /** Of all that were drawn: the best guess for one that was not. */
  let sumPx = 0;

  function guessOf(postId: PostId): number {
    const guess = guesses.get(postId) ?? (heights.size === 0 ? ESTIMATED_PX : Math.round(sumPx / heights.size));
    guesses.set(postId, guess);
    return guess;
  }

  return {
    remember(postId: PostId, height: Height): void {
      if (height.heightPx <= 0) return;
      sumPx += height.heightPx - (heights.get(postId)?.heightPx ?? 0);
      heights.set(postId, height);
      guesses.delete(postId);
    },
    /** Whether a post was ever drawn. */
    knows: (postId: PostId): boolean => heights.has(postId),
    /** In pixels. Text fills about the same area at another width. */
    of(postId: PostId, widthPx: number): number {
      const known = heights.get(postId);
      if (!known) return guessOf(postId);
      return known.widthPx === widthPx || widthPx <= 0 ? known.heightPx : Math.round((known.heightPx * known.widthPx) / widthPx);
    },
  };
}

export const postHeights = createPostHeights();
