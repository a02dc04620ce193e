import type { Page } from '@social/api/pages/page';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { Button } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { isWebAddress } from '../../lib/web-address';

/** Label for a link whose label cannot be read from the site's list. The address itself is known. */
const UNKNOWN_LABEL = t('Open the link');

/** Links to the page's call to action, such as 'Book now', where it has one. */
export function CallToActionButton({ settings: { callActionId, callActionUrl } }: Pick<Page, 'settings'>) {
  const isSet = callActionId !== null && isWebAddress(callActionUrl);
  const { data: site, isError } = useQuery({ ...siteSettingsQuery(apiClient), enabled: isSet });
  const label = isError ? UNKNOWN_LABEL : site?.callActions.get(callActionId ?? '');
  if (!isSet || label === undefined) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      component="a"
      href={callActionUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      sx={{ minHeight: 40 }}
    >
      {label}
    </Button>
  );
}
