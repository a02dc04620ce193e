import type { CommentId, PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useSession } from '@social/session';
import { Button, Typography } from '@social/ui';
import { EntryAction } from './entry-action';
import type { Entry } from './entry';
import { EntryItem } from './entry-item';
import { EntryList } from './entry-list';
import { editedEntry } from './edited-entry';
import { entryUrl } from './entry-link';
import { SoughtIsGone } from './sought-is-gone';
import { useSeek } from './use-seek';
import { useThread, useThreadChange } from './use-thread';

export type RepliesProps = { comment: Entry; postId: PostId; soughtId: CommentId | null };

/** The replies to a comment, as a conversation reads. */
export function Replies({ comment, postId, soughtId }: RepliesProps) {
  const userId = useSession((session) => session.userId);
  const thread = useThread({ userId, place: { commentId: comment.id }, count: comment.replyCount });
  const { replace } = useThreadChange({ userId, place: { commentId: comment.id } });

  const seeking = useSeek(thread, soughtId && { kind: 'reply', id: soughtId });

  switch (thread.kind) {
    case 'loading':
      return <Typography variant="body2">Loading...</Typography>;
    case 'failed':
      return (
        <Typography role="alert" variant="body2">
          The replies could not be loaded. {failureMessage(thread.error)}
          <Button size="small" onClick={thread.retry}>
            Retry
          </Button>
        </Typography>
      );
    case 'empty':
      return seeking === 'gone' ? <SoughtIsGone kind="reply" /> : null;
    case 'ready':
      return (
        <>
          <EntryList aria-label="Replies">
            {thread.items.map((reply) => (
              <EntryItem
                key={reply.id}
                entry={reply}
                postId={postId}
                url={entryUrl(postId, reply, comment.id)}
                isSought={reply.id === soughtId}
                onEdited={(text) => replace(reply.id, (entry) => editedEntry(entry, text))}
              />
            ))}
          </EntryList>
          {seeking === 'gone' && <SoughtIsGone kind="reply" />}
          {thread.end.kind === 'more' && <EntryAction onClick={thread.end.load}>Show more replies</EntryAction>}
          {thread.end.kind === 'loading' && <Typography variant="body2">Loading...</Typography>}
          {thread.end.kind === 'failed' && <EntryAction onClick={thread.end.retry}>More replies could not be loaded. Retry</EntryAction>}
        </>
      );
  }
}
