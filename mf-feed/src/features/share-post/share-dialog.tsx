import type { Post } from '@social/api/posts/post';
import { CloseIcon, Dialog, Divider, IconButton, ShareOptions, styled, Typography } from '@social/ui';
import { useId } from 'react';
import { postUrl } from '../../lib/post-url';
import { ShareOnSite } from './share-on-site';

export type ShareDialogProps = { post: Post; onClose: () => void };

const DEFAULT_TEXT = 'Check out this post!';

/** Shares a post on this site as a new post, and elsewhere by its address. */
export function ShareDialog({ post, onClose }: ShareDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Content>
        <Heading>
          <Typography variant="h2" id={titleId}>
            Share post
          </Typography>
          <IconButton aria-label="Close" onClick={onClose} edge="end">
            <CloseIcon />
          </IconButton>
        </Heading>
        <ShareOnSite post={post} onShared={onClose} />
        <Divider />
        <ShareOptions noun="post" url={postUrl(post.id)} text={post.plainText || DEFAULT_TEXT} />
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

const Heading = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
