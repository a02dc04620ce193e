import { failureMessage } from '@social/api/failure-message';
import type { Post } from '@social/api/posts/post';
import { Button, ErrorState, Typography } from '@social/ui';
import { useState } from 'react';
import { CommentThread } from './comment-thread';
import { EntryList } from './entry-list';
import { useSoughtEntry } from './entry-link';
import { SoughtIsGone } from './sought-is-gone';
import { useSeek } from './use-seek';
import type { ThreadMore, ThreadState } from './use-thread';

/** How many stand there before anyone asks for more. */
const FIRST_SHOWN = 5;

export type CommentListProps = { thread: ThreadState; post: Post };

/** The comments of a post: the first five, then all. */
export function CommentList({ thread, post }: CommentListProps) {
  const sought = useSoughtEntry(post.id);
  const [showsAll, setShowsAll] = useState(sought !== null);
  const seeking = useSeek(thread, sought && { kind: 'comment', id: sought.commentId });

  switch (thread.kind) {
    case 'loading':
      return (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          Loading...
        </Typography>
      );
    case 'failed':
      return <ErrorState title="The comments could not be loaded" detail={failureMessage(thread.error)} onRetry={thread.retry} />;
    case 'ready': {
      const { entries } = thread;
      if (entries.length === 0) {
        return (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {post.allowsComments ? 'No comments yet. Write the first one.' : 'No comments.'}
          </Typography>
        );
      }
      const isLong = entries.length > FIRST_SHOWN;
      return (
        <>
          <EntryList aria-label="Comments">
            {(showsAll ? entries : entries.slice(0, FIRST_SHOWN)).map((comment) => (
              <CommentThread key={comment.id} comment={comment} postId={post.id} allowsComments={post.allowsComments} sought={sought} />
            ))}
          </EntryList>
          {seeking === 'gone' && <SoughtIsGone kind="comment" />}
          {(showsAll || !isLong) && <MoreComments more={thread.more} />}
          {isLong && (
            <Button size="small" sx={{ justifySelf: 'start' }} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show less' : `Show ${entries.length - FIRST_SHOWN} more comments`}
            </Button>
          )}
        </>
      );
    }
  }
}

/** Beyond the page that is here. */
function MoreComments({ more }: { more: ThreadMore }) {
  switch (more.kind) {
    case 'none':
      return null;
    case 'more':
    case 'loading':
      return (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          loading={more.kind === 'loading'}
          {...(more.kind === 'more' && { onClick: more.load })}
        >
          Show more comments
        </Button>
      );
    case 'failed':
      return <ErrorState title="More comments could not be loaded" detail={failureMessage(more.error)} onRetry={more.retry} />;
  }
}
