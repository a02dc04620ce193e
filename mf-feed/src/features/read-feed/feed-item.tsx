import type { Post } from '@social/api/posts/post';
import { memo, useMemo, useState, type ComponentType } from 'react';
import type { PostEntry } from '../../lib/post-entry';
import { PostFrame, type FeedPosition } from '../../lib/post-frame';
import { EvictedPost } from './evicted-post';
import type { FeedSource } from './feed-query';
import type { ListLayout } from './list-layout';

export type FeedItemProps = {
  entry: PostEntry;
  source: FeedSource;
  /** The first post has 1. */
  position: number;
  /** The number of posts; -1 while it is unknown. */
  size: number;
  /** Rendered ahead of the frame that shows it. */
  isHidden: boolean;
  layout: ListLayout;
  PostView: ComponentType<{ post: Post }>;
};

/** Shows the article of a post; memoized, because a change of the window concerns few of them. */
export const FeedItem = memo(function FeedItem({ entry, source, position, size, isHidden, layout, PostView }: FeedItemProps) {
  // A post in use stays mounted at any distance, and must not change when it is evicted.
  const [loaded, setLoaded] = useState(entry.post);
  if (entry.post && entry.post !== loaded) setLoaded(entry.post);
  const feedPosition: FeedPosition = { 'aria-posinset': position, 'aria-setsize': size, hidden: isHidden };

  if (loaded) return <LoadedPost post={loaded} feedPosition={feedPosition} PostView={PostView} />;
  return (
    <EvictedPost entry={entry} source={source} position={feedPosition} heightPx={layout.getHeightPx(entry.id)}>
      {(post) => <LoadedPost post={post} feedPosition={feedPosition} PostView={PostView} />}
    </EvictedPost>
  );
});

function LoadedPost({ post, feedPosition, PostView }: { post: Post; feedPosition: FeedPosition; PostView: FeedItemProps['PostView'] }) {
  // The position changes whenever posts are added or removed; the body does not depend on it.
  const body = useMemo(() => <PostView post={post} />, [PostView, post]);
  return (
    <PostFrame postId={post.id} position={feedPosition}>
      {body}
    </PostFrame>
  );
}
