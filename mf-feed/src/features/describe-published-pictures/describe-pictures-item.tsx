import DescribeIcon from '@mui/icons-material/ClosedCaptionOutlined';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { useQuery } from '@tanstack/react-query';
import { OptionItem } from '../../lib/option-item';

/** Opens the descriptions of the pictures of one's own post, where the host lets them be changed. */
export function DescribePicturesItem({ onSelect }: { onSelect: () => void }) {
  const { data: settings } = useQuery(siteSettingsQuery(apiClient));
  if (!settings?.canEditPhotoDescriptions) return null;
  return (
    <OptionItem icon={<DescribeIcon fontSize="small" />} onClick={onSelect}>
      {t('Describe pictures')}
    </OptionItem>
  );
}
