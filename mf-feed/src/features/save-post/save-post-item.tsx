import { refusalMessage } from '@social/api/refusal-message';
import { t } from '@social/texts';
import { notifyIfRefused, SaveIcon } from '@social/ui';
import { useToggle } from '@social/data';
import { saves } from '@social/session';
import { OptionItem } from '../../lib/option-item';
import { saveFailureMessage, type SaveButtonProps } from './save-failure-message';

/** The Save option, with the same state as the button below the post. */
export function SavePostItem({ post, onSelect }: SaveButtonProps & { onSelect: () => void }) {
  const { isOn, toggle } = useToggle(saves, post.id, post.isSaved, post.readAt);
  return (
    <OptionItem
      icon={<SaveIcon fontSize="small" />}
      onClick={() => (onSelect(), void notifyIfRefused(toggle(), refusalMessage(saveFailureMessage(isOn))))}
    >
      {isOn ? t('Remove from saved posts') : t('Save post')}
    </OptionItem>
  );
}
