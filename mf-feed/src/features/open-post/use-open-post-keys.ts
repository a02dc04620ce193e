import type { PostId } from '@social/api';
import { useHotkey } from '@social/ui';
import { keyTargetIn, type PostAction } from '../../lib/key-target';
import { postArticleId } from '../../lib/post-article-id';

const GROUP = 'Posts';

/** The keys of a post that has the page to itself. */
export function useOpenPostKeys(postId: PostId): void {
  function target(action: PostAction): HTMLElement | null {
    const article = document.getElementById(postArticleId(postId));
    return article && keyTargetIn(article, action);
  }

  function comment() {
    // The comments are open already where one came for them: then to write is what is left to do.
    const box = target('write');
    if (box) return box.focus();
    const button = target('comments');
    button?.focus();
    button?.click();
  }

  useHotkey({ key: 'l', label: 'Like the post', group: GROUP, run: () => target('like')?.click() });
  useHotkey({ key: 'c', label: 'Comments of the post', group: GROUP, run: comment });
}
