import { t } from '@social/texts';
import { CommentNote } from '@social/ui/comments/comment-list';

/** Says that the linked comment or reply no longer exists. */
export function MissingLinkedEntry({ kind }: { kind: 'comment' | 'reply' }) {
  return (
    <CommentNote role="status">
      {kind === 'comment'
        ? t('The comment that the link leads to is no longer there.')
        : t('The reply that the link leads to is no longer there.')}
    </CommentNote>
  );
}
