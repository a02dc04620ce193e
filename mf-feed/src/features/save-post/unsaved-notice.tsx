import type { Post } from '@social/api/posts/post';
import { refusalMessage } from '@social/api/refusal-message';
import { useOptimisticValue } from '@social/data';
import { saves } from '@social/session';
import { t } from '@social/texts';
import { Button, notifyIfRefused, styled } from '@social/ui';
import { saveFailureMessage } from './save-failure-message';

/** Says in the list of saved posts that this one is no longer saved, with Undo. It stays until the list is refetched. */
export function UnsavedNotice({ post }: { post: Pick<Post, 'id' | 'isSaved' | 'readAt'> }) {
  // A post in the list of saved posts is saved, even if the post itself lacks the flag.
  const { value: isOn, set } = useOptimisticValue(saves, post.id, post.isSaved ?? true, post.readAt);
  return (
    <div role="status">
      {!isOn && (
        <Line>
          {t('No longer among your saved posts.')}
          <Button size="small" onClick={() => void notifyIfRefused(set(true), refusalMessage(saveFailureMessage(false)))}>
            {t('Undo')}
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
