import type { PostId } from '@social/api';
import { failureWords } from '@social/api/failure-words';
import { useSession } from '@social/session';
import { Button, Typography } from '@social/ui';
import { EntryAction } from './entry-action';
import type { Entry } from './entry';
import { EntryItem } from './entry-item';
import { EntryList } from './entry-list';
import { editedEntry } from './edited-entry';
import { useThread, useThreadChange } from './use-thread';

export type RepliesProps = { comment: Entry; postId: PostId };

/** The replies to a comment, as a conversation reads. */
export function Replies({ comment, postId }: RepliesProps) {
  const userId = useSession((session) => session.userId);
  const thread = useThread({ userId, place: { commentId: comment.id }, count: comment.replyCount });
  const { replace } = useThreadChange({ userId, place: { commentId: comment.id } });

  switch (thread.kind) {
    case 'loading':
      return <Typography variant="body2">Loading...</Typography>;
    case 'failed':
      return (
        <Typography role="alert" variant="body2">
          The replies could not be loaded. {failureWords(thread.error)}
          <Button size="small" onClick={thread.retry}>
            Retry
          </Button>
        </Typography>
      );
    case 'ready':
      return (
        <>
          <EntryList aria-label="Replies">
            {thread.entries.map((reply) => (
              <EntryItem
                key={reply.id}
                entry={reply}
                postId={postId}
                onEdited={(text) => replace(reply.id, (entry) => editedEntry(entry, text))}
              />
            ))}
          </EntryList>
          {thread.more.kind === 'more' && <EntryAction onClick={thread.more.load}>Show more replies</EntryAction>}
          {thread.more.kind === 'loading' && <Typography variant="body2">Loading...</Typography>}
          {thread.more.kind === 'failed' && <EntryAction onClick={thread.more.retry}>More replies could not be loaded. Retry</EntryAction>}
        </>
      );
  }
}
