import { t } from '@social/texts';
import { Badge, IconButton, NotificationsIcon, useLazyOverlay } from '@social/ui';
import { useState } from 'react';
import { useUnseenCount } from '../../lib/unseen-count';

const MAX_SHOWN = 99;

/** Shows the number of unseen notifications and opens the list. */
export function NotificationBell() {
  const count = useUnseenCount();
  const shown = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { Overlay, open, close } = useLazyOverlay(
    t('Notifications'),
    async () => (await import('./notifications-popover')).NotificationsPopover,
  );

  return (
    <>
      <IconButton
        aria-label={count > 0 ? t('Notifications, {shown} new', { shown }) : t('Notifications')}
        aria-haspopup="dialog"
        aria-expanded={Overlay !== null}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          void open();
        }}
      >
        {count > 0 ? (
          <Badge badgeContent={shown} color="primary">
            <NotificationsIcon />
          </Badge>
        ) : (
          <NotificationsIcon />
        )}
      </IconButton>
      {Overlay && <Overlay anchor={anchor} onClose={close} />}
    </>
  );
}
