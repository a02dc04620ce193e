import AudienceIcon from '@mui/icons-material/PeopleOutlined';
import { t } from '@social/texts';
import { OptionItem } from '../../lib/option-item';

/** Opens the choice of who can see one's own post. */
export function AudienceItem({ onSelect }: { onSelect: () => void }) {
  return (
    <OptionItem icon={<AudienceIcon fontSize="small" />} onClick={onSelect}>
      {t('Who can see it')}
    </OptionItem>
  );
}
