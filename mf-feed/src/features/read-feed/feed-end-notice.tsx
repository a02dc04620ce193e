import { Button, ErrorState, Typography, useNearEnd, VisuallyHidden } from '@social/ui';
import { failureWords } from '@social/api/failure-words';
import { PostSkeleton } from './post-skeleton';
import type { FeedEnd } from './use-feed';

/** What stands below the last post that is here. */
export function FeedEndNotice({ end }: { end: FeedEnd }) {
  switch (end.kind) {
    case 'more':
      return <NextPage load={end.load} />;
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>Loading more posts</VisuallyHidden>
          <PostSkeleton />
        </div>
      );
    case 'failed':
      return <ErrorState title="The next posts could not be loaded" detail={failureWords(end.error)} onRetry={end.retry} />;
    case 'reached':
      return (
        <Typography variant="body2" color="text.secondary" align="center" component="p" sx={{ py: 3 }}>
          You&apos;re all caught up
        </Typography>
      );
  }
}

/** Asks for the next page when the reader comes near; the button is for those who get here before it was asked. */
function NextPage({ load }: { load: () => void }) {
  const nearEnd = useNearEnd(load);
  return (
    <Button ref={nearEnd} onClick={load} fullWidth>
      Show more posts
    </Button>
  );
}
