import type { Post } from '@social/api/posts/post';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { EmptyState, ErrorState } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PostFrame, type FeedPosition } from '../../lib/post-frame';
import type { PostEntry } from '../../lib/post-entry';
import { feedPageQuery, type FeedSource } from './feed-query';
import { PostSkeleton } from './post-skeleton';

export type EvictedPostProps = {
  entry: PostEntry;
  source: FeedSource;
  position: FeedPosition;
  /** The height when it was last rendered. */
  heightPx: number;
  children: (post: Post) => ReactNode;
};

/** Fetches the page of an evicted post again, because the reader has come back to it. */
export function EvictedPost({ entry: { id, cursor }, source, position, heightPx, children }: EvictedPostProps) {
  const {
    data: post,
    error,
    refetch,
  } = useQuery({
    ...feedPageQuery(source, cursor),
    select: (posts) => posts.find((one) => one.id === id) ?? null,
  });
  if (post) return children(post);

  return (
    <PostFrame postId={id} label={t('Post')} position={position} minHeightPx={heightPx} isLoading={!error && post === undefined}>
      {content()}
    </PostFrame>
  );

  function content() {
    if (error)
      return <ErrorState title={t('The post could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
    if (post === null) return <EmptyState title={t('This post is not here any more')} />;
    return <PostSkeleton />;
  }
}
