import { refusalMessage } from '@social/api/refusal-message';
import { useToggle } from '@social/data';
import { saves } from '@social/session';
import { SavedIcon, SaveIcon, notifyIfRefused } from '@social/ui';
import { PostToggleButton } from '../../lib/post-toggle-button';
import { saveWords, type SaveButtonProps } from './save-words';

/** Keeps a post for later, or lets it go. */
export function SaveButton({ post }: SaveButtonProps) {
  const { isOn, toggle } = useToggle(saves, post.id, post.isSaved, post.readAt);
  return (
    <PostToggleButton
      isOn={isOn}
      name="Save"
      icon={isOn ? <SavedIcon /> : <SaveIcon />}
      onClick={() => void notifyIfRefused(toggle(), refusalMessage(saveWords(isOn)))}
    />
  );
}
