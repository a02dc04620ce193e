import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';
import { Divider } from '@social/ui';
import { ShareDialog } from '@social/ui/share/share-dialog';
import { postUrl } from '../../lib/post-url';
import { ShareOnSite } from './share-on-site';

export type SharePostDialogProps = { post: Post; onClose: () => void };

const DEFAULT_TEXT = t('Check out this post!');

/** Shares a post on this site as a new post, and elsewhere by its address. */
export function SharePostDialog({ post, onClose }: SharePostDialogProps) {
  return (
    <ShareDialog title={t('Share post')} noun={t('post')} url={postUrl(post.id)} text={post.plainText || DEFAULT_TEXT} onClose={onClose}>
      <ShareOnSite post={post} onShared={onClose} />
      <Divider />
    </ShareDialog>
  );
}
