import type { PersonId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';
import { notify, useLazyOverlay } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { postArticleId } from '../../lib/post-article-id';
import { postPath } from '../../lib/post-url';

type PublishedPost = {
  /** Says that a post is published, and asks for the descriptions of its pictures. Rejects only on a bug. */
  announce: (post: Post | null, undescribedCount: number) => Promise<void>;
  /** The dialog in which they are written, while it is open. */
  dialog: ReactNode;
};

/** Announces the posts that a member has published. */
export function usePublishedPost(userId: PersonId | null): PublishedPost {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [described, setDescribed] = useState<Post | null>(null);
  const {
    Overlay: DescribeDialog,
    open,
    close,
  } = useLazyOverlay(
    t('The descriptions'),
    async () => (await import('../../features/describe-published-pictures/describe-dialog')).DescribeDialog,
  );

  function describe(post: Post): void {
    setDescribed(post);
    // The dialog returns the focus to it: the notice that opens it is gone by then.
    document.getElementById(postArticleId(post.id))?.focus({ preventScroll: true });
    void open();
  }

  async function askForDescriptions(post: Post, memberId: PersonId, undescribedCount: number): Promise<boolean> {
    const loaded = await import('../../features/describe-published-pictures/ask-for-descriptions').catch(() => null);
    // Without the code the post is announced all the same; its options offer the descriptions.
    if (loaded === null) return false;
    return loaded.askForDescriptions({ queries, memberId, undescribedCount, onDescribe: () => describe(post) });
  }

  async function announce(post: Post | null, undescribedCount: number): Promise<void> {
    if (post && userId !== null && undescribedCount > 0 && (await askForDescriptions(post, userId, undescribedCount))) return;
    const end = await notify({ severity: 'success', message: t('Your post is published.'), ...(post && { action: t('View') }) });
    if (end === 'action' && post) void navigate(postPath(post.id));
  }

  return {
    announce,
    dialog: DescribeDialog && described && <DescribeDialog post={described} onClose={close} />,
  };
}
