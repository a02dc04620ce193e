import { failureMessage } from '@social/api/failure-message';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import {
  Button,
  EmptyState,
  ErrorState,
  NotificationsIcon,
  Skeleton,
  Stack,
  styled,
  Typography,
  UnreadableNote,
  serverNow,
} from '@social/ui';
import type { NotificationId } from '@social/api';
import { useId, useState } from 'react';
import { MoreButton } from '../../lib/more-button';
import { groupNotifications, type NotificationDay } from './group-notifications';
import { KindFilter } from './kind-filter';
import { NotificationItem } from './notification-item';
import { filterByKind, type NotificationKind } from './notification-kinds';
import { useNotifications } from './use-notifications';
import { useReadMarks } from './use-read-marks';

/** Lists the notifications by day. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const userId = useSession((session) => session.userId);
  const query = useNotifications();
  const state = toListState(query);
  const [kind, setKind] = useState<NotificationKind>('all');
  const { notifications, hasUnread, markRead, markAllRead } = useReadMarks(state.kind === 'ready' ? state.items : []);

  switch (state.kind) {
    case 'loading':
      return <NotificationListSkeleton />;
    case 'failed':
      return <ErrorState title={t('Your notifications could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<NotificationsIcon />}
          title={t('Nothing new')}
          detail={t('When people follow you, or like and answer what you share, you will read it here.')}
        />
      );
    case 'ready':
      return (
        <Stack spacing={1.5} aria-busy={query.isFetching}>
          {hasUnread && (
            <Button size="small" onClick={markAllRead} sx={{ alignSelf: 'start' }}>
              {t('Mark all as read')}
            </Button>
          )}
          <KindFilter notifications={notifications} chosen={kind} onChoose={setKind} />
          {groupNotifications(filterByKind(notifications, kind), userId, new Date(serverNow())).map((group) => (
            <Day key={group.label} {...group} onLeave={onLeave} onRead={markRead} />
          ))}
          <UnreadableNote count={state.unreadableCount} singular={t('notification')} plural={t('notifications')} />
          <MoreButton end={state.end} failedTitle={t('Older ones could not be loaded')}>
            {t('Show older')}
          </MoreButton>
        </Stack>
      );
  }
}

type DayProps = NotificationDay & { onLeave: () => void; onRead: (ids: readonly NotificationId[]) => void };

function Day({ label, groups, onLeave, onRead }: DayProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ px: 1, color: 'text.secondary' }}>
        {label}
      </Typography>
      <ItemList>
        {groups.map((group) => (
          <NotificationItem key={group.id} group={group} onLeave={onLeave} onRead={onRead} />
        ))}
      </ItemList>
    </section>
  );
}

function NotificationListSkeleton() {
  return (
    <Stack role="status" aria-label={t('Loading notifications')} spacing={1} sx={{ p: 1 }}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={52} />
      ))}
    </Stack>
  );
}

const ItemList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
