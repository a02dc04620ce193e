import EditIcon from '@mui/icons-material/EditOutlined';
import { OptionItem } from '../../lib/option-item';

/** Opens the editor of one's own post. */
export function EditPostItem({ onSelect }: { onSelect: () => void }) {
  return (
    <OptionItem icon={<EditIcon fontSize="small" />} onClick={onSelect}>
      Edit post
    </OptionItem>
  );
}
