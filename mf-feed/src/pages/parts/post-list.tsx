import type { Post } from '@social/api/posts/post';
import { useHiddenIds } from '@social/data';
import { apiClient, useSession } from '@social/session';
import { useLocation } from '@social/ui/router';
import { useState, type ComponentType } from 'react';
import { Feed } from '../../features/read-feed/feed';
import { NewerPostsPill } from '../../features/read-feed/newer-posts-pill';
import { useFeed } from '../../features/read-feed/use-feed';
import type { FeedOf } from '../../lib/feed-of';
import { leftOutPosts } from '../../lib/left-out-posts';
import { FeedPost } from './feed-post';
import { useWithoutLeftOut } from './use-without-left-out';

export type PostListProps = {
  of: FeedOf;
  empty: { title: string; detail: string };
  /** What to say when not even the first posts came. */
  failedTitle?: string;
  /** A post of this list, as it stands in its article. */
  PostView?: ComponentType<{ post: Post }>;
  /** Whether it tells of posts that came after its first one, and shows them when the reader wants. */
  offersNewer?: boolean;
};

/** Posts of one kind, as Home shows them. Give it a key that says whose: another list is another component. */
export function PostList({ of, empty, failedTitle, PostView = FeedPost, offersNewer = false }: PostListProps) {
  const userId = useSession((session) => session.userId);
  // The entry it came with: opening a picture or a tab beside it makes further ones.
  const { key } = useLocation();
  const [visit] = useState(key);
  const leftOut = useHiddenIds(leftOutPosts);
  const source = { client: apiClient, userId, of, visit };
  const feed = useFeed(source);
  const shown = useWithoutLeftOut(feed, leftOut);

  return (
    <Feed
      state={shown}
      empty={empty}
      {...(failedTitle !== undefined && { failedTitle })}
      name={JSON.stringify(of)}
      PostView={PostView}
      news={offersNewer && feed.kind === 'ready' && <NewerPostsPill source={source} entries={feed.entries} leftOut={leftOut} />}
    />
  );
}
