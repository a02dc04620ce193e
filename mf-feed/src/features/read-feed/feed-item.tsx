import type { Post } from '@social/api/posts/post';
import { memo, useMemo, useState, type ComponentType } from 'react';
import type { PostEntry } from '../../lib/post-entry';
import { PostFrame, type FeedPosition } from '../../lib/post-frame';
import { EvictedPost } from './evicted-post';
import type { FeedSource } from './feed-query';

export type FeedItemProps = {
  entry: PostEntry;
  source: FeedSource;
  /** 1 for the first. */
  position: number;
  /** -1 while it is unknown. */
  size: number;
  /** Measured last, or estimated. */
  heightPx: number;
  PostView: ComponentType<{ post: Post }>;
};

/** One article of a list. */
export const FeedItem = memo(function FeedItem({ entry, source, position, size, heightPx, PostView }: FeedItemProps) {
  // A post in use stays mounted however far it is, and must not change when it is evicted.
  const [loaded, setLoaded] = useState(entry.post);
  if (entry.post && entry.post !== loaded) setLoaded(entry.post);
  const feedPosition: FeedPosition = { 'aria-posinset': position, 'aria-setsize': size };

  if (loaded) return <LoadedPost post={loaded} feedPosition={feedPosition} PostView={PostView} />;
  return (
    <EvictedPost entry={entry} source={source} position={feedPosition} heightPx={heightPx}>
      {(post) => <LoadedPost post={post} feedPosition={feedPosition} PostView={PostView} />}
    </EvictedPost>
  );
});

function LoadedPost({ post, feedPosition, PostView }: { post: Post; feedPosition: FeedPosition; PostView: FeedItemProps['PostView'] }) {
  // Its position changes each time that posts come or go: the body has nothing to do with that.
  const body = useMemo(() => <PostView post={post} />, [PostView, post]);
  return (
    <PostFrame postId={post.id} position={feedPosition}>
      {body}
    </PostFrame>
  );
}
