import { refusalMessage } from '@social/api/refusal-message';
import { useOptimisticValue } from '@social/data';
import { saves } from '@social/session';
import { t } from '@social/texts';
import { SavedIcon, SaveIcon, notifyIfRefused } from '@social/ui';
import { PostToggleButton } from '../../lib/post-toggle-button';
import { saveFailureMessage, type SaveButtonProps } from './save-failure-message';

/** Saves a post or removes it from the saved ones. */
export function SaveButton({ post }: SaveButtonProps) {
  const { value: isOn, set } = useOptimisticValue(saves, post.id, post.isSaved ?? undefined, post.readAt);
  return (
    <PostToggleButton
      isOn={isOn}
      name={t('Save')}
      icon={isOn ? <SavedIcon /> : <SaveIcon />}
      onClick={() => void notifyIfRefused(set(!isOn), refusalMessage(saveFailureMessage(isOn)))}
    />
  );
}
