import type { PostId } from '@social/api';
import type { Post } from '@social/api/posts/post';
import { useSyncExternalStore } from 'react';

type Change = { at: number; apply: (post: Post) => Post };

/**
 * What this page knows of a post that is younger than the provider's last word on it: a comment more, comments turned off. Laid over
 * the post wherever it is shown; a post that is read again outdates it.
 */
export function createPostChanges({ now }: { now: () => number }) {
  const changes = new Map<PostId, readonly Change[]>();
  const listeners = new Set<() => void>();

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    of: (postId: PostId): readonly Change[] | undefined => changes.get(postId),
    add(postId: PostId, apply: Change['apply']): void {
      changes.set(postId, [...(changes.get(postId) ?? []), { at: now(), apply }]);
      for (const listener of listeners) listener();
    },
  };
}

export const postChanges = createPostChanges({ now: () => Date.now() });

/** One comment more, or one less. */
export function countComment(postId: PostId, by: 1 | -1): void {
  postChanges.add(postId, (post) => ({ ...post, commentCount: Math.max(0, post.commentCount + by) }));
}

/** A post as it stands now. */
export function usePostNow(post: Post): Post {
  const changes = useSyncExternalStore(postChanges.subscribe, () => postChanges.of(post.id));
  return (changes ?? []).reduce((current, { at, apply }) => (at > post.readAt ? apply(current) : current), post);
}
