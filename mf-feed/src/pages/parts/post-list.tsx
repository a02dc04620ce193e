import type { Post } from '@social/api/posts/post';
import { useHiddenIds } from '@social/data';
import { apiClient, useSession } from '@social/session';
import type { EmptyStateProps } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ContinueReadingSlot } from '../../features/read-feed/continue-reading/continue-reading-slot';
import { Feed } from '../../features/read-feed/feed';
import { NewerPostsPill } from '../../features/read-feed/newer-posts-pill';
import { useFeed } from '../../features/read-feed/use-feed';
import type { FeedKind } from '../../lib/feed-kind';
import { hiddenPosts } from '../../lib/hidden-posts';
import { mutedAuthors } from '../../lib/muted-authors';
import { FeedPost } from './feed-post';
import { useVisibleFeed } from './use-visible-feed';

export type PostListProps = {
  of: FeedKind;
  empty: EmptyStateProps;
  failedTitle?: string;
  /** Renders a post inside its article. */
  PostView?: ComponentType<{ post: Post }>;
  /** Offers posts that are newer than the first one. */
  canShowNewer?: boolean;
  /** Stands after the third post. */
  interlude?: ReactNode;
};

/** Shows the posts of a scope. Needs a key per scope, because each list has its own state. */
export function PostList({ of, empty, failedTitle, PostView = FeedPost, canShowNewer = false, interlude }: PostListProps) {
  const userId = useSession((session) => session.userId);
  // The history entry of the first render: opening a picture or a tab adds further ones.
  const { key } = useLocation();
  const [visit] = useState(key);
  const hiddenIds = useHiddenIds(hiddenPosts);
  const source = useMemo(() => ({ client: apiClient, userId, of, visit }), [userId, of, visit]);
  const feed = useFeed(source);
  const mutedIds = useHiddenIds(mutedAuthors);
  const shown = useVisibleFeed(feed, hiddenIds, of.kind === 'news' ? mutedIds : undefined);
  /** Counts how often the reader's place was restored: each is shown by a new list. */
  const [restoredCount, setRestoredCount] = useState(0);

  return (
    <Feed
      key={restoredCount}
      state={shown}
      empty={empty}
      {...(failedTitle !== undefined && { failedTitle })}
      source={source}
      PostView={PostView}
      interlude={interlude}
      news={
        canShowNewer &&
        feed.kind === 'ready' && (
          <>
            {of.kind === 'news' && of.postType === null && (
              <ContinueReadingSlot
                source={source}
                authors={of.authors}
                entries={feed.items}
                onRestored={() => setRestoredCount(restoredCount + 1)}
              />
            )}
            <NewerPostsPill source={source} entries={feed.items} hiddenIds={hiddenIds} />
          </>
        )
      }
    />
  );
}
