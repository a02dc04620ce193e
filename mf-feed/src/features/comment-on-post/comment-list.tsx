import { failureMessage } from '@social/api/failure-message';
import type { Post } from '@social/api/posts/post';
import type { ListEnd, ListState } from '@social/data/lists/list-state';
import { plural, t } from '@social/texts';
import { Button, ErrorState, Typography, UnreadableNote } from '@social/ui';
import { useState } from 'react';
import { CommentThread } from './comment-thread';
import type { Entry } from './entry';
import { EntryList } from './entry-list';
import { useLinkedEntry } from './entry-link';
import { MissingLinkedEntry } from './missing-linked-entry';
import { useScrollToEntry } from './use-scroll-to-entry';

/** Shown before the reader asks for more. */
const FIRST_SHOWN = 5;

export type CommentListProps = { thread: ListState<Entry>; post: Post };

/** Shows a post's comments: the first five, then all. */
export function CommentList({ thread, post }: CommentListProps) {
  const linked = useLinkedEntry(post.id);
  const [showsAll, setShowsAll] = useState(linked !== null);
  const searchState = useScrollToEntry(thread, linked && { kind: 'comment', id: linked.commentId });

  switch (thread.kind) {
    case 'loading':
      return (
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('Loading...')}
        </Typography>
      );
    case 'failed':
      return <ErrorState title={t('The comments could not be loaded')} detail={failureMessage(thread.error)} onRetry={thread.retry} />;
    case 'empty':
      return (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {post.allowsComments ? t('No comments yet. Write the first one.') : t('No comments.')}
        </Typography>
      );
    case 'ready': {
      const { items: entries, unreadableCount, end } = thread;
      const isLong = entries.length > FIRST_SHOWN;
      return (
        <>
          <EntryList aria-label={t('Comments')}>
            {(showsAll ? entries : entries.slice(0, FIRST_SHOWN)).map((comment) => (
              <CommentThread key={comment.id} comment={comment} postId={post.id} allowsComments={post.allowsComments} linked={linked} />
            ))}
          </EntryList>
          {searchState === 'missing' && <MissingLinkedEntry kind="comment" />}
          <UnreadableNote count={unreadableCount} singular={t('comment')} plural={t('comments')} />
          {(showsAll || !isLong) && <MoreComments end={end} />}
          {isLong && (
            <Button size="small" sx={{ justifySelf: 'start' }} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll
                ? t('Show less')
                : plural(entries.length - FIRST_SHOWN, { one: 'Show {count} more comments', other: 'Show {count} more comments' })}
            </Button>
          )}
        </>
      );
    }
  }
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
