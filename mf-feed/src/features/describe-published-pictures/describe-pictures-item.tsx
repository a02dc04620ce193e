import DescribeIcon from '@mui/icons-material/ClosedCaptionOutlined';
import { t } from '@social/texts';
import { useQuery } from '@tanstack/react-query';
import { OptionItem } from '../../lib/option-item';
import { siteSettingsQuery } from '../../lib/site-settings-query';

/** Opens the descriptions of the pictures of one's own post, where the host lets them be changed. */
export function DescribePicturesItem({ onSelect }: { onSelect: () => void }) {
  const { data: settings } = useQuery(siteSettingsQuery);
  if (!settings?.canEditPhotoDescriptions) return null;
  return (
    <OptionItem icon={<DescribeIcon fontSize="small" />} onClick={onSelect}>
      {t('Describe pictures')}
    </OptionItem>
  );
}
