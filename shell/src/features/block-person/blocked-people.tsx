import { useQuery } from '@tanstack/react-query';
import { ManagedPeople } from '../../lib/managed-people';
import { blockedPeopleQuery, useBlock } from './use-block';

/** Lists the people whom the member has blocked, with Unblock. */
export function BlockedPeople() {
  const { unblock } = useBlock();
  return (
    <ManagedPeople
      label="Blocked members"
      query={useQuery(blockedPeopleQuery)}
      emptyText="You have blocked nobody."
      action="Unblock"
      onAct={unblock}
    />
  );
}
