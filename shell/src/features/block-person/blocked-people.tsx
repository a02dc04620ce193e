import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { Button, ErrorState, PersonAvatar, Skeleton, Stack, styled, Typography, UnreadableNote } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { blockedPeopleQuery, useBlock } from './use-block';

/** Lists the people whom the member has blocked, with Unblock. */
export function BlockedPeople() {
  const { data, error, isFetching, refetch } = useQuery(blockedPeopleQuery);
  if (!data && error && !isFetching)
    return <ErrorState title="The list could not be loaded" detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={56} role="status" aria-label="Loading blocked members" />;
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>You have blocked nobody.</Typography>;
  return (
    <>
      <PeopleList aria-label="Blocked members">
        {data.map((person) => (
          <li key={person.id}>
            <BlockedRow person={person} />
          </li>
        ))}
      </PeopleList>
      <UnreadableNote count={getUnreadableCount(data)} singular="member" />
    </>
  );
}

function BlockedRow({ person }: { person: PersonSummary }) {
  const { unblock } = useBlock();
  const [isPending, setIsPending] = useState(false);

  async function handleClick(): Promise<void> {
    setIsPending(true);
    await unblock(person);
    setIsPending(false);
  }

  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 0.75 }}>
      <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} />
      <Typography noWrap dir="auto" sx={{ flex: 1 }}>
        {person.name}
      </Typography>
      <Button size="small" variant="outlined" loading={isPending} aria-label={`Unblock ${person.name}`} onClick={() => void handleClick()}>
        Unblock
      </Button>
    </Stack>
  );
}

const PeopleList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
