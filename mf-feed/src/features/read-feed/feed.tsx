import type { Post } from '@social/api/posts/post';
import { EmptyState, ErrorState, styled, VisuallyHidden } from '@social/ui';
import type { ComponentType, ReactNode } from 'react';
import { failureMessage } from '@social/api/failure-message';
import { PostSkeleton } from './post-skeleton';
import { PostColumn } from './post-column';
import type { FeedSource } from './feed-query';
import type { FeedState } from './use-feed';

export type FeedProps = {
  state: FeedState;
  /** What to say where the feed has nothing. */
  empty: { title: string; detail: string };
  /** What to say when not even the first posts came. */
  failedTitle?: string;
  source: FeedSource;
  /** A post, as it stands in its article. */
  PostView: ComponentType<{ post: Post }>;
  /** Stands above the posts and takes no room: what is new since. */
  news?: ReactNode;
};

/** Posts one below the other, and how it stands with those that are not here yet. */
export function Feed({ state, empty, failedTitle = 'Your feed could not be loaded', source, PostView, news }: FeedProps) {
  switch (state.kind) {
    case 'loading':
      return <FirstPosts />;
    case 'empty':
      return (
        <div>
          {news}
          <EmptyState title={empty.title} detail={empty.detail} />
        </div>
      );
    case 'failed':
      return <ErrorState title={failedTitle} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <div>
          {news}
          <PostColumn entries={state.entries} end={state.end} source={source} PostView={PostView} />
        </div>
      );
  }
}

function FirstPosts() {
  return (
    <Column role="status">
      <VisuallyHidden>Loading posts</VisuallyHidden>
      <PostSkeleton hasPicture />
      <PostSkeleton />
      <PostSkeleton hasPicture />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) }));
