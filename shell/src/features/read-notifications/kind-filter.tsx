import type { Notification } from '@social/api/notifications/fetch-notifications';
import { t } from '@social/texts';
import { Chip, styled } from '@social/ui';
import { filterByKind, notificationKinds, type NotificationKind } from './notification-kinds';

type KindFilterProps = { notifications: readonly Notification[]; chosen: NotificationKind; onChoose: (kind: NotificationKind) => void };

/** Chooses a kind of notification, of those that the list has; nothing where it has a single one. */
export function KindFilter({ notifications, chosen, onChoose }: KindFilterProps) {
  const kinds = notificationKinds.filter(({ value }) => filterByKind(notifications, value).length > 0);
  // All of them, and the only one.
  if (kinds.length <= 2) return null;
  return (
    <Row role="group" aria-label={t('Kinds of notifications')}>
      {kinds.map(({ value, label }) => (
        <Chip
          key={value}
          label={label}
          color={value === chosen ? 'primary' : 'default'}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        />
      ))}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), paddingInline: theme.spacing(1) }));
