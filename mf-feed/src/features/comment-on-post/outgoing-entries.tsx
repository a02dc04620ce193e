import type { CommentId, PersonId, PostId } from '@social/api';
import { useOutboxItems } from '@social/data';
import { Button, styled, Typography } from '@social/ui';
import { shortFileName } from '../../lib/file-name';
import { getCommentOutbox } from './comment-outbox';

export type OutgoingEntriesProps = { userId: PersonId; postId: PostId; commentId: CommentId | null };

/** Lists the comments of a thread that wait for a connection, or failed when they were sent by themselves. */
export function OutgoingEntries({ userId, postId, commentId }: OutgoingEntriesProps) {
  const outbox = getCommentOutbox(userId);
  const items = useOutboxItems(outbox).filter(({ payload }) => payload.postId === postId && payload.commentId === commentId);

  return items.map(({ id, payload, files, status }) => {
    if (status.kind === 'sending') return null;
    const reason = status.kind === 'failed' ? status.reason : null;
    return (
      <Line key={id} role="group" aria-label={reason === null ? 'Waiting to be posted' : 'Not posted'}>
        <Typography variant="body2" dir="auto">
          {payload.text || files.map(({ name }) => shortFileName(name)).join(', ')}
        </Typography>
        <Typography variant="caption" color={reason === null ? 'textSecondary' : 'error'}>
          {reason === null ? 'It is posted by itself when the connection is back.' : `It was not posted. ${reason}`}
        </Typography>
        <span>
          {reason !== null && (
            <Button size="small" onClick={() => outbox.retry(id)}>
              Retry
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => outbox.remove(id)}>
            Delete
          </Button>
        </span>
      </Line>
    );
  });
}

const Line = styled('div')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(0.25), overflowWrap: 'anywhere' }));
