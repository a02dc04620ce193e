import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { useSyncExternalStore } from 'react';

type Change = { at: number; apply: (post: Post) => Post; topic: string | undefined };

/**
 * Local changes of posts since they were fetched, such as a new comment or comments turned off. They are applied wherever the post is
 * shown, until it is fetched again.
 */
export function createPostChanges({ now }: { now: () => number }) {
  const changes = new Map<PostId, readonly Change[]>();
  const listeners = new Set<() => void>();

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (postId: PostId): readonly Change[] | undefined => changes.get(postId),
    /** Adds a change, which replaces the earlier one of its topic. */
    add(postId: PostId, apply: Change['apply'], topic?: string): void {
      const others = (changes.get(postId) ?? []).filter((change) => topic === undefined || change.topic !== topic);
      changes.set(postId, [...others, { at: now(), apply, topic }]);
      for (const listener of listeners) listener();
    },
  };
}

export const postChanges = createPostChanges({ now: () => Date.now() });

export function countComment(postId: PostId, by: 1 | -1): void {
  postChanges.add(postId, (post) => ({ ...post, commentCount: Math.max(0, post.commentCount + by) }));
}

/** Applies the local changes to a fetched post. */
export function usePostWithChanges(post: Post): Post {
  const changes = useSyncExternalStore(postChanges.subscribe, () => postChanges.get(post.id));
  return (changes ?? []).reduce((current, { at, apply }) => (at > post.readAt ? apply(current) : current), post);
}
