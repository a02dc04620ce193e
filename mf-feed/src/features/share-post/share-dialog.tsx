import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';
import { DialogHeader, Divider, ShareOptions, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useId } from 'react';
import { postUrl } from '../../lib/post-url';
import { ShareOnSite } from './share-on-site';

export type ShareDialogProps = { post: Post; onClose: () => void };

const DEFAULT_TEXT = t('Check out this post!');

/** Shares a post on this site as a new post, and elsewhere by its address. */
export function ShareDialog({ post, onClose }: ShareDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Content>
        <DialogHeader titleId={titleId} title={t('Share post')} onClose={onClose} />
        <ShareOnSite post={post} onShared={onClose} />
        <Divider />
        <ShareOptions noun={t('post')} url={postUrl(post.id)} text={post.plainText || DEFAULT_TEXT} />
      </Content>
    </Dialog>
  );
}

const Content = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
}));
