import type { Post } from '@social/api/posts/post';
import { refusalMessage } from '@social/api/refusal-message';
import { useToggle } from '@social/data';
import { saves } from '@social/session';
import { Button, notifyIfRefused, styled } from '@social/ui';
import { saveWords } from './save-words';

/** Among the saved posts: says that this one is saved no more, with the way back. It stays until the list is read again. */
export function UnsavedNotice({ post }: { post: Pick<Post, 'id' | 'isSaved' | 'readAt'> }) {
  // What the list of saved posts holds is saved, whatever the post itself says.
  const { isOn, toggle } = useToggle(saves, post.id, post.isSaved ?? true, post.readAt);
  return (
    <div role="status">
      {!isOn && (
        <Line>
          No longer among your saved posts.
          <Button size="small" onClick={() => void notifyIfRefused(toggle(), refusalMessage(saveWords(false)))}>
            Undo
          </Button>
        </Line>
      )}
    </div>
  );
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(0.5, 2),
  color: theme.vars.palette.text.secondary,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));
