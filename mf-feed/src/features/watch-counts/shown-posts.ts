import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';

/** The posts on the screen and near it, as they are shown. */
export type ShownPosts = {
  /** Returns the way to remove it again. */
  add: (post: Post) => () => void;
  /** Each once; the last that came into view is the last. */
  getIds: () => PostId[];
  find: (id: PostId) => Post | undefined;
  /** Calls back when a post comes into view. */
  subscribe: (listener: () => void) => () => void;
};

export function createShownPosts(): ShownPosts {
  const posts = new Set<Post>();
  const listeners = new Set<() => void>();
  const find = (id: PostId) => [...posts].findLast((post) => post.id === id);
  return {
    add(post) {
      const isNew = find(post.id) === undefined;
      posts.add(post);
      if (isNew) for (const listener of listeners) listener();
      return () => void posts.delete(post);
    },
    getIds: () => [...new Set([...posts].map(({ id }) => id))],
    find,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
