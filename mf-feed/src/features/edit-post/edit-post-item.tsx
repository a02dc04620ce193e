import { EDIT_ICON } from '../../lib/option-icons';
import { OptionItem } from '../../lib/option-item';

/** Opens the editor of one's own post. */
export function EditPostItem({ onSelect }: { onSelect: () => void }) {
  return (
    <OptionItem iconPath={EDIT_ICON} onClick={onSelect}>
      Edit post
    </OptionItem>
  );
}
