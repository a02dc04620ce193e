import { failureMessage } from '@social/api/failure-message';
import type { Post } from '@social/api/posts/post';
import type { ListEnd, ListState } from '@social/data/lists/list-state';
import { plural, t } from '@social/texts';
import { Button, ErrorState } from '@social/ui';
import { CommentList, CommentNote } from '@social/ui/comments/comment-list';
import { useState } from 'react';
import { CommentThread } from './comment-thread';
import type { Entry } from './entry';
import { useLinkedEntry } from './entry-link';
import { MissingLinkedEntry } from './missing-linked-entry';
import { useScrollToEntry } from './use-scroll-to-entry';

/** Shown before the reader asks for more. */
const FIRST_SHOWN = 5;

export type PostCommentsProps = { thread: ListState<Entry>; post: Post };

/** Shows a post's comments: the first five, then all. */
export function PostComments({ thread, post }: PostCommentsProps) {
  const linked = useLinkedEntry(post.id);
  const [showsAll, setShowsAll] = useState(linked !== null);
  const searchState = useScrollToEntry(thread, linked && { kind: 'comment', id: linked.commentId });

  const entries = thread.kind === 'ready' ? thread.items : [];
  const isLong = entries.length > FIRST_SHOWN;

  return (
    <CommentList
      kind="comment"
      state={thread.kind === 'ready' && !showsAll ? { ...thread, items: entries.slice(0, FIRST_SHOWN) } : thread}
      empty={<CommentNote>{post.allowsComments ? t('No comments yet. Write the first one.') : t('No comments.')}</CommentNote>}
      formatFailure={failureMessage}
      renderComment={(comment) => (
        <CommentThread key={comment.id} comment={comment} postId={post.id} allowsComments={post.allowsComments} linked={linked} />
      )}
    >
      {searchState === 'missing' && <MissingLinkedEntry kind="comment" />}
      {thread.kind === 'ready' && (showsAll || !isLong) && <MoreComments end={thread.end} />}
      {isLong && (
        <Button size="small" sx={{ justifySelf: 'start' }} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll
            ? t('Show less')
            : plural(entries.length - FIRST_SHOWN, { one: 'Show {count} more comments', other: 'Show {count} more comments' })}
        </Button>
      )}
    </CommentList>
  );
}

function MoreComments({ end }: { end: ListEnd }) {
  switch (end.kind) {
    case 'reached':
      return null;
    case 'more':
    case 'loading':
      return (
        <Button
          size="small"
          sx={{ justifySelf: 'start' }}
          loading={end.kind === 'loading'}
          {...(end.kind === 'more' && { onClick: end.load })}
        >
          {t('Show more comments')}
        </Button>
      );
    case 'failed':
      return <ErrorState title={t('More comments could not be loaded')} detail={failureMessage(end.error)} onRetry={end.retry} />;
  }
}
