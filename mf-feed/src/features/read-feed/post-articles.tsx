import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { memo, useDeferredValue, type ComponentType } from 'react';
import { FeedItem } from './feed-item';
import type { PostBodies } from './post-bodies';

export type PostArticlesProps = {
  posts: readonly Post[];
  /** Whether the last post of all is here. */
  isWhole: boolean;
  /** Where the reader looks first. */
  firstIds: ReadonlySet<PostId>;
  bodies: PostBodies;
  PostView: ComponentType<{ post: Post }>;
};

/** The total is unknown until the last page has come. */
const UNKNOWN_SIZE = -1;
/** How many of the first posts have their bodies at once. */
const FIRST = 4;

/** The articles of a list, all of them. Apart from the list, which can begin and end to load without going through thousands. */
export const PostArticles = memo(function PostArticles({ posts, isWhole, firstIds, bodies, PostView }: PostArticlesProps) {
  // Once the end is known, thousands of articles say so: whatever the reader does meanwhile comes first.
  const size = useDeferredValue(isWhole ? posts.length : UNKNOWN_SIZE);
  return posts.map((post, index) => (
    <FeedItem
      key={post.id}
      post={post}
      position={index + 1}
      size={size}
      startsWithBody={index < FIRST || firstIds.has(post.id)}
      bodies={bodies}
      PostView={PostView}
    />
  ));
});
