import type { PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { EmptyState, ErrorState, Skeleton } from '@social/ui';
import { usePost } from '../../features/open-post/use-post';
import { PostFooter } from '../../lib/post-footer';
import { PostInteractions } from '../parts/post-interactions';

/** Shows likes, comments, shares and saving of a post whose content another remote shows. */
export function PostInteractionsPage({ postId }: { postId: PostId }) {
  const state = usePost(postId);

  switch (state.kind) {
    case 'loading':
      return (
        <div role="status" aria-label={t('Loading likes and comments')}>
          <PostFooter reaction={<Skeleton width={160} height={28} />} responses={null} saving={<Skeleton width={28} height={28} />} />
        </div>
      );
    case 'missing':
      return <EmptyState title={t('No comments here')} detail={t('The post was deleted, or you are not allowed to see it.')} />;
    case 'failed':
      return <ErrorState title={t('Likes and comments could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return <PostInteractions post={state.post} />;
  }
}
