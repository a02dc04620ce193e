import type { PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { parseId } from '@social/api';
import { useHiddenIds } from '@social/data';
import { t } from '@social/texts';
import { rich } from '@social/texts/rich';
import { ErrorState, Typography } from '@social/ui';
import { useParams } from '@social/ui/router';
import { MissingPost } from '../../features/open-post/missing-post';
import { useOpenPostKeys } from '../../features/open-post/use-open-post-keys';
import { usePost } from '../../features/open-post/use-post';
import { PostSkeleton } from '../../features/read-feed/post-skeleton';
import { hiddenPosts } from '../../lib/hidden-posts';
import { PostFrame } from '../../lib/post-frame';
import { FeedPost } from '../parts/feed-post';
import { NarrowPageColumn } from '@social/ui/layout/narrow-page-column';

/** Shows a post with its comments. */
export function PostPage() {
  const postId = parseId<PostId>(useParams().postId);
  return (
    <NarrowPageColumn>
      {postId === null ? (
        <>
          <Typography variant="h1">{t('Post')}</Typography>
          <MissingPost />
        </>
      ) : (
        <PostById key={postId} postId={postId} />
      )}
    </NarrowPageColumn>
  );
}

function PostById({ postId }: { postId: PostId }) {
  const state = usePost(postId);
  const isHidden = useHiddenIds(hiddenPosts).has(postId);
  useOpenPostKeys(postId);

  return (
    <>
      <Typography variant="h1">
        {state.kind === 'ready' ? (
          <>{rich('Post by {name}', { name: <bdi>{state.post.publisher?.name ?? t('someone')}</bdi> })}</>
        ) : (
          t('Post')
        )}
      </Typography>
      {content()}
    </>
  );

  function content() {
    switch (state.kind) {
      case 'loading':
        return (
          <div role="status" aria-label={t('Loading the post')}>
            <PostSkeleton hasPicture />
          </div>
        );
      case 'missing':
        return <MissingPost />;
      case 'failed':
        return <ErrorState title={t('The post could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
      case 'ready':
        return isHidden ? (
          <MissingPost />
        ) : (
          <PostFrame postId={state.post.id}>
            <FeedPost post={state.post} hasPinnedComments />
          </PostFrame>
        );
    }
  }
}
