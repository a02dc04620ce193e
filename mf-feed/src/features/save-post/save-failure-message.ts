import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';

export type SaveButtonProps = { post: Pick<Post, 'id' | 'isSaved' | 'readAt'> };

/** Says what still holds after a failed change. */
export function saveFailureMessage(wasSaved: boolean): string {
  return wasSaved
    ? t("Couldn't remove the post from your saved posts. It is still there.")
    : t("Couldn't save the post. It is not in your saved posts.");
}
