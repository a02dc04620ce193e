import type { Post } from '@social/api/posts/post';
import { memo, useMemo, type ComponentType } from 'react';
import { PostFrame } from '../../lib/post-frame';
import type { PostPresence } from './post-presence';
import { usePresence } from './use-presence';

export type FeedItemProps = {
  post: Post;
  /** 1 for the first. */
  position: number;
  /** -1 while nobody knows. */
  size: number;
  presence: PostPresence;
  PostView: ComponentType<{ post: Post }>;
};

/** One article of a list; its body is there while it is near the screen. */
export const FeedItem = memo(function FeedItem({ post, position, size, presence, PostView }: FeedItemProps) {
  const { ref, isHere } = usePresence<HTMLElement>(presence.bodies, () => presence.startsWithBody(post.id, position));
  // Where it stands in the list is said anew each time that posts come or go: the body has nothing to do with that.
  const body = useMemo(() => isHere && <PostView post={post} />, [isHere, PostView, post]);

  return (
    <PostFrame
      ref={ref}
      post={post}
      position={{ 'aria-posinset': position, 'aria-setsize': size }}
      blankHeightPx={isHere ? undefined : presence.blankHeightOf(post.id)}
    >
      {body}
    </PostFrame>
  );
});
