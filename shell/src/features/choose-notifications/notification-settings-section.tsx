import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchNotificationSettings } from '@social/api/notifications/notification-settings';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, Skeleton } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KindSwitches } from './kind-switches';

/** Chooses the kinds of which the member is notified. `frame` puts the section around it; a host without the calls shows neither. */
export function NotificationSettingsSection({ frame }: { frame: (children: ReactNode) => ReactNode }) {
  const userId = useSession((session) => session.userId);
  const { data, error, refetch } = useQuery({ queryKey: ['notification-settings', userId], queryFn: readSettings });

  if (data) return frame(<KindSwitches {...data} />);
  if (!error) return frame(<Skeleton variant="rounded" height={176} role="status" aria-label={t('Loading')} />);
  if (error instanceof ApiError && error.kind === 'refused') return null;
  return frame(<ErrorState title={t('These settings could not be read')} detail={failureMessage(error)} onRetry={() => void refetch()} />);
}

async function readSettings({ signal }: { signal: AbortSignal }) {
  const readAt = Date.now();
  return { settings: await fetchNotificationSettings(apiClient, { signal }), readAt };
}
