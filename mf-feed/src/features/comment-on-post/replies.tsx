import type { CommentId, PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, Typography, UnreadableNote } from '@social/ui';
import { EntryAction } from './entry-action';
import type { Entry } from './entry';
import { EntryItem } from './entry-item';
import { EntryList } from './entry-list';
import { withEditedText } from './with-edited-text';
import { entryUrl } from './entry-link';
import { MissingLinkedEntry } from './missing-linked-entry';
import { useScrollToEntry } from './use-scroll-to-entry';
import { useThread, useThreadUpdates } from './use-thread';

export type RepliesProps = { comment: Entry; postId: PostId; linkedId: CommentId | null };

/** Shows the replies to a comment, oldest first. */
export function Replies({ comment, postId, linkedId }: RepliesProps) {
  const userId = useSession((session) => session.userId);
  const thread = useThread({ userId, target: { commentId: comment.id }, count: comment.replyCount });
  const { replace } = useThreadUpdates({ userId, target: { commentId: comment.id } });

  const searchState = useScrollToEntry(thread, linkedId && { kind: 'reply', id: linkedId });

  switch (thread.kind) {
    case 'loading':
      return <Typography variant="body2">{t('Loading...')}</Typography>;
    case 'failed':
      return (
        <Typography role="alert" variant="body2">
          {t('The replies could not be loaded.')} {failureMessage(thread.error)}
          <Button size="small" onClick={thread.retry}>
            {t('Retry')}
          </Button>
        </Typography>
      );
    case 'empty':
      return searchState === 'missing' ? <MissingLinkedEntry kind="reply" /> : null;
    case 'ready':
      return (
        <>
          <EntryList aria-label={t('Replies')}>
            {thread.items.map((reply) => (
              <EntryItem
                key={reply.id}
                entry={reply}
                postId={postId}
                url={entryUrl(postId, reply, comment.id)}
                isLinked={reply.id === linkedId}
                onEdited={(text) => replace(reply.id, (entry) => withEditedText(entry, text))}
              />
            ))}
          </EntryList>
          {searchState === 'missing' && <MissingLinkedEntry kind="reply" />}
          <UnreadableNote count={thread.unreadableCount} singular={t('reply')} plural={t('replies')} />
          {thread.end.kind === 'more' && <EntryAction onClick={thread.end.load}>{t('Show more replies')}</EntryAction>}
          {thread.end.kind === 'loading' && <Typography variant="body2">{t('Loading...')}</Typography>}
          {thread.end.kind === 'failed' && (
            <EntryAction onClick={thread.end.retry}>{t('More replies could not be loaded. Retry')}</EntryAction>
          )}
        </>
      );
  }
}
