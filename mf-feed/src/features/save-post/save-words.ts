import type { Post } from '@social/api/posts/post';

export type SaveButtonProps = { post: Pick<Post, 'id' | 'isSaved' | 'readAt'> };

/** What holds when saving, or letting go, did not get through. */
export function saveWords(wasSaved: boolean): string {
  return wasSaved
    ? "Couldn't remove the post from your saved posts. It is still there."
    : "Couldn't save the post. It is not in your saved posts.";
}
