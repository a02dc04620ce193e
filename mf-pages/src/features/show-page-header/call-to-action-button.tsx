import type { Page } from '@social/api/pages/page';
import { Button } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from '../../lib/site-settings-query';
import { isWebAddress } from '../../lib/web-address';

/** Links to the page's call to action, such as 'Book now', where it has one. */
export function CallToActionButton({ settings: { callActionId, callActionUrl } }: Pick<Page, 'settings'>) {
  const isSet = callActionId !== null && isWebAddress(callActionUrl);
  const { data: site } = useQuery({ ...siteSettingsQuery, enabled: isSet });
  const label = callActionId === null ? undefined : site?.callActions.get(callActionId);
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
