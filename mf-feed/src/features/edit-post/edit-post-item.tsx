import EditIcon from '@mui/icons-material/EditOutlined';
import { t } from '@social/texts';
import { OptionItem } from '../../lib/option-item';

/** Opens the editor of one's own post. */
export function EditPostItem({ onSelect }: { onSelect: () => void }) {
  return (
    <OptionItem icon={<EditIcon fontSize="small" />} onClick={onSelect}>
      {t('Edit post')}
    </OptionItem>
  );
}
