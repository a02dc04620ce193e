import type { Post } from '@social/api/posts/post';
import { usePageSettings } from '@social/session';
import { formatCount, ShareIcon, formatCompactCount, useLazyOverlay } from '@social/ui';
import { PostButton } from '../../lib/post-button';

/** How often a post was shared; opens the ways to share it. */
export function ShareButton({ post }: { post: Post }) {
  const { locale } = usePageSettings();
  const { Overlay: Dialog, open, close } = useLazyOverlay('Sharing', async () => (await import('./share-dialog')).ShareDialog);
  const name = `Share, ${formatCount(post.shareCount, 'share', locale)}`;

  return (
    <>
      <PostButton color="inherit" aria-haspopup="dialog" aria-label={name} title={name} onClick={() => void open()}>
        <ShareIcon fontSize="small" />
        {formatCompactCount(post.shareCount, locale)}
      </PostButton>
      {Dialog && <Dialog post={post} onClose={close} />}
    </>
  );
}
