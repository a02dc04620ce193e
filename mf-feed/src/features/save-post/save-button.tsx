import { saves, useToggle } from '@social/session';
import { SavedIcon, SaveIcon } from '@social/ui';
import { PostToggleButton } from '../../lib/post-toggle-button';
import type { Post } from '@social/api/posts/post';
import { sayIfRefused } from '../../lib/say-if-refused';

export type SaveButtonProps = { post: Pick<Post, 'id' | 'isSaved' | 'readAt'> };

/** Keeps a post for later, or lets it go. */
export function SaveButton({ post }: SaveButtonProps) {
  const { isOn, toggle } = useToggle(saves, post.id, post.isSaved, post.readAt);

  function handleClick() {
    void sayIfRefused(
      toggle(),
      isOn
        ? "Couldn't remove the post from your saved posts. It is still there."
        : "Couldn't save the post. It is not in your saved posts.",
    );
  }

  return <PostToggleButton isOn={isOn} name="Save" icon={isOn ? <SavedIcon /> : <SaveIcon />} onClick={handleClick} />;
}
