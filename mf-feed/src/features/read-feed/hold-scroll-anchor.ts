import { holdScrollPosition } from '@social/ui/lists/hold-scroll-position';
import { postArticleId } from '../../lib/post-article-id';
import type { ScrollAnchor } from './scroll-anchor';

/** Scrolls a list to its anchor and holds it there. Returns a function that ends it. `onEnd` is called however it ends. */
export function holdScrollAnchor({ postId, offsetPx, focusedPostId }: ScrollAnchor, onEnd: () => void): () => void {
  let isOver = false;
  const end = holdScrollPosition({
    find: () => document.getElementById(postArticleId(postId)),
    topPx: offsetPx,
    onEnd() {
      isOver = true;
      onEnd();
    },
  });
  if (focusedPostId !== null) setTimeout(() => !isOver && restoreFocus(postArticleId(focusedPostId)), 0);
  return end;
}

/** Returns focus to the post that led away, after the page's heading has had it, so that a screen reader announces the page. */
function restoreFocus(articleId: string): void {
  document.getElementById(articleId)?.focus({ preventScroll: true });
}
