import type { Post } from '@social/api/posts/post';
import { EmptyState, ErrorState, styled, VisuallyHidden } from '@social/ui';
import { Fragment, type ReactNode } from 'react';
import { failureWords } from '@social/api/failure-words';
import { FeedEndNotice } from './feed-end-notice';
import { PostSkeleton } from './post-skeleton';
import { moveBetweenArticles } from './move-between-articles';
import type { FeedState } from './use-feed';

export type FeedProps = {
  state: FeedState;
  /** What to say where the feed has nothing. */
  empty: { title: string; detail: string };
  /** What to say when not even the first posts came. */
  failedTitle?: string;
  renderPost: (post: Post, position: { 'aria-posinset': number; 'aria-setsize': number }) => ReactNode;
};

/** The total is unknown until the last page has come. */
const UNKNOWN_SIZE = -1;

/** Posts one below the other, and how it stands with those that are not here yet. */
export function Feed({ state, empty, failedTitle = 'Your feed could not be loaded', renderPost }: FeedProps) {
  switch (state.kind) {
    case 'loading':
      return <FirstPosts />;
    case 'empty':
      return <EmptyState title={empty.title} detail={empty.detail} />;
    case 'failed':
      return <ErrorState title={failedTitle} detail={failureWords(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <Column role="feed" aria-label="Posts" aria-busy={state.end.kind === 'loading'} onKeyDown={moveBetweenArticles}>
            {state.posts.map((post, index) => (
              <Fragment key={post.id}>
                {renderPost(post, {
                  'aria-posinset': index + 1,
                  'aria-setsize': state.end.kind === 'reached' ? state.posts.length : UNKNOWN_SIZE,
                })}
              </Fragment>
            ))}
          </Column>
          {/* New with each page: an outline that posts push away would count, and feel, as a jump. */}
          <FeedEndNotice key={state.posts.length} end={state.end} />
        </>
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
