import { refusalMessage } from '@social/api/refusal-message';
import { notifyIfRefused } from '@social/ui';
import { useToggle } from '@social/data';
import { saves } from '@social/session';
import { SAVE_ICON } from '../../lib/option-icons';
import { OptionItem } from '../../lib/option-item';
import { saveWords, type SaveButtonProps } from './save-words';

/** Save, as an option: the same wish as the button below the post. */
export function SavePostItem({ post, onSelect }: SaveButtonProps & { onSelect: () => void }) {
  const { isOn, toggle } = useToggle(saves, post.id, post.isSaved, post.readAt);
  return (
    <OptionItem iconPath={SAVE_ICON} onClick={() => (onSelect(), void notifyIfRefused(toggle(), refusalMessage(saveWords(isOn))))}>
      {isOn ? 'Remove from saved posts' : 'Save post'}
    </OptionItem>
  );
}
