import type { Post } from '@social/api/posts/post';
import { memo, startTransition, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { PostFrame } from '../../lib/post-frame';
import type { PostBodies } from './post-bodies';

export type FeedItemProps = {
  post: Post;
  /** 1 for the first. */
  position: number;
  /** -1 while nobody knows. */
  size: number;
  /** Whether its body is there at once: it stands where the reader looks first. */
  startsWithBody: boolean;
  bodies: PostBodies;
  PostView: ComponentType<{ post: Post }>;
};

/** One article of a list; its body is there while it is near the screen. */
export const FeedItem = memo(function FeedItem({ post, position, size, startsWithBody, bodies, PostView }: FeedItemProps) {
  const article = useRef<HTMLElement>(null);
  const [hasBody, setHasBody] = useState(startsWithBody);
  const [hadBodyAtFirst] = useState(hasBody);

  useLayoutEffect(() => {
    const element = article.current;
    if (!element) return;
    // Later than what the reader does: making a body can be put off, a key or a tap can't.
    const show = (next: boolean) => startTransition(() => setHasBody(next));
    return bodies.register(element, { postId: post.id, hasBody: hadBodyAtFirst, show });
  }, [bodies, post.id, hadBodyAtFirst]);

  useEffect(() => {
    if (hasBody && article.current) bodies.arrived(article.current);
  }, [bodies, hasBody]);

  return (
    <PostFrame
      ref={article}
      post={post}
      position={{ 'aria-posinset': position, 'aria-setsize': size }}
      blankHeightPx={hasBody ? undefined : bodies.blankHeightOf(post.id)}
    >
      {hasBody && <PostView post={post} />}
    </PostFrame>
  );
});
