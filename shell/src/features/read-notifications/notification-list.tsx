import { failureMessage } from '@social/api/failure-message';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { EmptyState, ErrorState, NotificationsIcon, Skeleton, Stack, styled, Typography, UnreadableNote, serverNow } from '@social/ui';
import { useId, useState } from 'react';
import { MoreButton } from '../../lib/more-button';
import { groupNotifications, type NotificationDay } from './group-notifications';
import { KindFilter } from './kind-filter';
import { NotificationItem } from './notification-item';
import { filterByKind, type NotificationKind } from './notification-kinds';
import { useNotifications } from './use-notifications';

/** Lists the notifications by day. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const userId = useSession((session) => session.userId);
  const query = useNotifications();
  const state = toListState(query);
  const [kind, setKind] = useState<NotificationKind>('all');

  switch (state.kind) {
    case 'loading':
      return <NotificationListSkeleton />;
    case 'failed':
      return <ErrorState title="Your notifications could not be loaded" detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<NotificationsIcon />}
          title="Nothing new"
          detail="When people follow you, or like and answer what you share, you will read it here."
        />
      );
    case 'ready':
      return (
        <Stack spacing={1.5} aria-busy={query.isFetching}>
          <KindFilter notifications={state.items} chosen={kind} onChoose={setKind} />
          {groupNotifications(filterByKind(state.items, kind), userId, new Date(serverNow())).map((group) => (
            <Day key={group.label} {...group} onLeave={onLeave} />
          ))}
          <UnreadableNote count={state.unreadableCount} singular="notification" />
          <MoreButton end={state.end} failedTitle="Older ones could not be loaded">
            Show older
          </MoreButton>
        </Stack>
      );
  }
}

function Day({ label, groups, onLeave }: NotificationDay & { onLeave: () => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ px: 1, color: 'text.secondary' }}>
        {label}
      </Typography>
      <ItemList>
        {groups.map((group) => (
          <li key={group.id}>
            <NotificationItem group={group} onLeave={onLeave} />
          </li>
        ))}
      </ItemList>
    </section>
  );
}

function NotificationListSkeleton() {
  return (
    <Stack role="status" aria-label="Loading notifications" spacing={1} sx={{ p: 1 }}>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={52} />
      ))}
    </Stack>
  );
}

const ItemList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
