import type { Post } from '@social/api/posts/post';
import { styled } from '@social/ui';
import { PostInteractions } from './post-interactions';

/** Shows likes and comments of a post below its full-screen photo. */
export function PhotoInteractions({ post }: { post: Post }) {
  return (
    <Frame>
      <PostInteractions post={post} />
    </Frame>
  );
}

// The viewer is dark in every colour mode and centres what it shows.
const Frame = styled('div')({ width: 'min(100%, 640px)', textAlign: 'start' });
