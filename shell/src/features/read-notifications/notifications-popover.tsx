import { t } from '@social/texts';
import { Stack, Typography } from '@social/ui';
import { Popover } from '@social/ui/forms';
import { FollowRequests } from './follow-requests';
import { NotificationList } from './notification-list';

type NotificationsPopoverProps = { anchor: HTMLElement | null; onClose: () => void };

const SHEET = { width: 'min(420px, calc(100vw - 32px))', maxHeight: 'min(640px, calc(100vh - 96px))' };
const TITLE_ID = 'notifications-title';

/** Shows follow requests and notifications below the bell. Following a link closes it. */
export function NotificationsPopover({ anchor, onClose }: NotificationsPopoverProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': TITLE_ID, sx: SHEET } }}
    >
      <Stack spacing={1} sx={{ p: 1.5 }}>
        <Typography id={TITLE_ID} variant="h2" sx={{ px: 1 }}>
          {t('Notifications')}
        </Typography>
        <FollowRequests onLeave={onClose} />
        <NotificationList onLeave={onClose} />
      </Stack>
    </Popover>
  );
}
