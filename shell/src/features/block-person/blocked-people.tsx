import { t } from '@social/texts';
import { useQuery } from '@tanstack/react-query';
import { ManagedPeople } from '../../lib/managed-people';
import { blockedPeopleQuery, useBlock } from './use-block';

/** Lists the people that the member has blocked, with Unblock. */
export function BlockedPeople() {
  const { unblock } = useBlock();
  return (
    <ManagedPeople
      label={t('Blocked members')}
      query={useQuery(blockedPeopleQuery)}
      emptyText={t('You have blocked nobody.')}
      action={t('Unblock')}
      onAct={unblock}
    />
  );
}
