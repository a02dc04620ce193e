import { refusalMessage } from '@social/api/refusal-message';
import { t } from '@social/texts';
import { notifyIfRefused, SaveIcon } from '@social/ui';
import { useOptimisticValue } from '@social/data';
import { saves } from '@social/session';
import { OptionItem } from '../../lib/option-item';
import { saveFailureMessage, type SaveButtonProps } from './save-failure-message';

/** The Save option, with the same state as the button below the post. */
export function SavePostItem({ post, onSelect }: SaveButtonProps & { onSelect: () => void }) {
  const { value: isOn, set } = useOptimisticValue(saves, post.id, post.isSaved ?? undefined, post.readAt);
  return (
    <OptionItem
      icon={<SaveIcon fontSize="small" />}
      onClick={() => (onSelect(), void notifyIfRefused(set(!isOn), refusalMessage(saveFailureMessage(isOn))))}
    >
      {isOn ? t('Remove from saved posts') : t('Save post')}
    </OptionItem>
  );
}
