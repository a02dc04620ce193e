import { failureMessage } from '@social/api/failure-message';
import { useSession } from '@social/session';
import { Button, EmptyState, ErrorState, NotificationsIcon, Skeleton, Stack, styled, Typography } from '@social/ui';
import { useId } from 'react';
import { groupNotifications, type NotificationDay } from './group-notifications';
import { NotificationItem } from './notification-item';
import { useNotifications } from './use-notifications';

/** Lists the notifications by day. */
export function NotificationList({ onLeave }: { onLeave: () => void }) {
  const userId = useSession((session) => session.userId);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching, isFetchNextPageError } = useNotifications();

  if (!data && error && !isFetching)
    return <ErrorState title="Your notifications could not be loaded" detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <NotificationListSkeleton />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<NotificationsIcon />}
        title="Nothing new"
        detail="When people follow you, or like and answer what you share, you will read it here."
      />
    );
  return (
    <Stack spacing={1.5} aria-busy={isFetching}>
      {groupNotifications(data, userId, new Date()).map((group) => (
        <Day key={group.label} {...group} onLeave={onLeave} />
      ))}
      {isFetchNextPageError && error && <ErrorState title="Older ones could not be loaded" detail={failureMessage(error)} />}
      {hasNextPage && (
        <Button loading={isFetching} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? 'Retry' : 'Show older'}
        </Button>
      )}
    </Stack>
  );
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
