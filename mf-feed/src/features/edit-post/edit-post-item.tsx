import { EDIT_ICON } from '../../lib/option-icons';
import { OptionItem } from '../../lib/option-item';

/** Opens one's own post for changing. */
export function EditPostItem({ onSelect }: { onSelect: () => void }) {
  return (
    <OptionItem iconPath={EDIT_ICON} onClick={onSelect}>
      Edit post
    </OptionItem>
  );
}
