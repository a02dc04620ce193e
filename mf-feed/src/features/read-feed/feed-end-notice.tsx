import type { ListEnd } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { ErrorState, Typography, UnreadableNote, useEndReached, VisuallyHidden } from '@social/ui';
import { failureMessage } from '@social/api/failure-message';
import { memo } from 'react';
import { PostSkeleton } from './post-skeleton';

export type FeedEndNoticeProps = {
  end: ListEnd;
  unreadableCount: number;
  /** With each new value it is a new element: one that posts push away would count as a layout shift. */
  noticeKey: string;
};

/** Shows the state below the last loaded post, and loads the next page before the reader reaches it. Memoized, as a change of the window concerns it seldom. */
export const FeedEndNotice = memo(function FeedEndNotice({ end, unreadableCount, noticeKey }: FeedEndNoticeProps) {
  const endMarker = useEndReached({ onEndReached: () => end.kind === 'more' && end.load(), isEnabled: end.kind === 'more' });

  return (
    <>
      {/* Not in the notice: each post that is mounted would be followed by a new observer. */}
      <div ref={endMarker} />
      <div key={noticeKey}>
        <UnreadableNote count={unreadableCount} singular={t('post')} plural={t('posts')} />
        {content()}
      </div>
    </>
  );

  function content() {
    switch (end.kind) {
      case 'more':
      case 'loading':
        return (
          <div role="status">
            {end.kind === 'loading' && <VisuallyHidden>{t('Loading more posts')}</VisuallyHidden>}
            <PostSkeleton />
          </div>
        );
      case 'failed':
        return <ErrorState title={t('The next posts could not be loaded')} detail={failureMessage(end.error)} onRetry={end.retry} />;
      case 'reached':
        return (
          <Typography variant="body2" align="center" sx={{ py: 3, color: 'text.secondary' }}>
            {t("You're all caught up")}
          </Typography>
        );
    }
  }
});
