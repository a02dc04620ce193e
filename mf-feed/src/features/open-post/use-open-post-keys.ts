import type { PostId } from '@social/api';
import { t } from '@social/texts';
import { useHotkey } from '@social/ui';
import { findKeyTarget, type PostAction } from '../../lib/key-target';
import { postArticleId } from '../../lib/post-article-id';

const GROUP = t('Posts');

/** Registers the keys of a post on its own page. */
export function useOpenPostKeys(postId: PostId): void {
  function findTarget(action: PostAction): HTMLElement | null {
    const article = document.getElementById(postArticleId(postId));
    return article && findKeyTarget(article, action);
  }

  function comment() {
    // Open comments have a field to write in, which then gets the focus.
    const box = findTarget('write');
    if (box) return box.focus();
    const button = findTarget('comments');
    button?.focus();
    button?.click();
  }

  useHotkey({ key: 'l', label: t('Like the post'), group: GROUP, run: () => findTarget('like')?.click() });
  useHotkey({ key: 'c', label: t('Comments of the post'), group: GROUP, run: comment });
}
