import LinkIcon from '@mui/icons-material/InsertLink';
import type { Post } from '@social/api/posts/post';
import { useSession } from '@social/session';
import { Menu } from '@social/ui';
import type { RefObject } from 'react';
import { CloseCommentsItem } from '../../features/close-comments/close-comments-item';
import { DeletePostItem } from '../../features/delete-post/delete-post-item';
import { EditPostItem } from '../../features/edit-post/edit-post-item';
import { HidePostItem } from '../../features/hide-post/hide-post-item';
import { ReportPostItem } from '../../features/report-post/report-post-item';
import { SavePostItem } from '../../features/save-post/save-post-item';
import { copyPostLink } from '../../lib/copy-post-link';
import { OptionItem } from '../../lib/option-item';

export type PostOptionsMenuProps = { post: Post; anchorTo: RefObject<HTMLElement | null>; onEdit: () => void; onClose: () => void };

/** The options of a post. Authors can edit, close and delete it; other members can hide and report it. */
export function PostOptionsMenu({ post, anchorTo, onEdit, onClose }: PostOptionsMenuProps) {
  const userId = useSession((session) => session.userId);
  const isMine = post.publisher !== null && post.publisher.id === userId;

  return (
    <Menu
      open
      anchorEl={() => anchorTo.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': 'Post options' } }}
    >
      <SavePostItem post={post} onSelect={onClose} />
      <OptionItem icon={<LinkIcon fontSize="small" />} onClick={() => (onClose(), void copyPostLink(post.id))}>
        Copy link
      </OptionItem>
      {isMine && <EditPostItem onSelect={() => (onClose(), onEdit())} />}
      {isMine && <CloseCommentsItem post={post} onSelect={onClose} />}
      {isMine && <DeletePostItem postId={post.id} onSelect={onClose} />}
      {!isMine && <HidePostItem postId={post.id} onSelect={onClose} />}
      {!isMine && <ReportPostItem postId={post.id} onSelect={onClose} />}
    </Menu>
  );
}
