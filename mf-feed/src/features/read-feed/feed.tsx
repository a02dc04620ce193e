import type { Post } from '@social/api/posts/post';
import type { ListState } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { EmptyState, ErrorState, styled, VisuallyHidden, type EmptyStateProps } from '@social/ui';
import type { ComponentType, ReactNode } from 'react';
import { failureMessage } from '@social/api/failure-message';
import type { PostEntry } from '../../lib/post-entry';
import { PostSkeleton } from './post-skeleton';
import { PostColumn } from './post-column';
import type { FeedSource } from './feed-query';

export type FeedProps = {
  state: ListState<PostEntry>;
  /** The message of a feed without posts. */
  empty: EmptyStateProps;
  /** The message when the first page failed. */
  failedTitle?: string;
  source: FeedSource;
  /** Renders a post inside its article. */
  PostView: ComponentType<{ post: Post }>;
  /** An overlay above the posts that offers newer ones. */
  news?: ReactNode;
  /** Stands after the third post; below the message of a feed without posts. */
  interlude?: ReactNode;
};

export function Feed({ state, empty, failedTitle = t('Your feed could not be loaded'), source, PostView, news, interlude }: FeedProps) {
  switch (state.kind) {
    case 'loading':
      return <FirstPosts />;
    case 'empty':
      return (
        <div>
          {news}
          <EmptyState {...empty} />
          {interlude}
        </div>
      );
    case 'failed':
      return <ErrorState title={failedTitle} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <div>
          {news}
          <PostColumn
            entries={state.items}
            end={state.end}
            unreadableCount={state.unreadableCount}
            source={source}
            PostView={PostView}
            interlude={interlude}
          />
        </div>
      );
  }
}

function FirstPosts() {
  return (
    <Column role="status">
      <VisuallyHidden>{t('Loading posts')}</VisuallyHidden>
      <PostSkeleton hasPicture />
      <PostSkeleton />
      <PostSkeleton hasPicture />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.spacing(2) }));
