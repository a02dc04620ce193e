import type { Post } from '@social/api/posts/post';
import { usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { formatNumber, ShareIcon, formatCompactCount, useLazyOverlay } from '@social/ui';
import { PostButton } from '../../lib/post-button';

/** Shows the number of shares and opens the share dialog. */
export function SharePostButton({ post }: { post: Post }) {
  const { locale } = usePageSettings();
  const { Overlay: Dialog, open, close } = useLazyOverlay(t('Sharing'), async () => (await import('./share-post-dialog')).SharePostDialog);
  const name = `${t('Share')}, ${plural(post.shareCount, { one: '{count} share', other: '{count} shares' }, { count: formatNumber(post.shareCount, locale) })}`;

  return (
    <>
      <PostButton color="inherit" aria-haspopup="dialog" aria-label={name} title={name} onClick={() => void open()}>
        <ShareIcon fontSize="small" />
        {post.shareCount > 0 && formatCompactCount(post.shareCount, locale)}
      </PostButton>
      {Dialog && <Dialog post={post} onClose={close} />}
    </>
  );
}
