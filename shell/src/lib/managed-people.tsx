import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { lowerInSentence, t } from '@social/texts';
import { Button, ErrorState, PersonAvatar, Skeleton, Stack, styled, Typography, UnreadableNote } from '@social/ui';
import { useMutation, type UseQueryResult } from '@tanstack/react-query';

export type ManagedPeopleProps = {
  /** Names the list: 'Blocked members'. */
  label: string;
  query: UseQueryResult<PersonSummary[]>;
  emptyText: string;
  /** Labels the button of each person: 'Unblock'. */
  action: string;
  onAct: (person: PersonSummary) => Promise<unknown>;
};

/** Lists people that the member has put on a list, with a button that takes them off. */
export function ManagedPeople({ label, query: { data, error, isFetching, refetch }, emptyText, action, onAct }: ManagedPeopleProps) {
  if (!data && error && !isFetching)
    return <ErrorState title={t('The list could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data)
    return <Skeleton variant="rounded" height={56} role="status" aria-label={t('Loading {list}', { list: lowerInSentence(label) })} />;
  if (data.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{emptyText}</Typography>;
  return (
    <>
      <PeopleList aria-label={label}>
        {data.map((person) => (
          <li key={person.id}>
            <PersonRow person={person} action={action} onAct={onAct} />
          </li>
        ))}
      </PeopleList>
      <UnreadableNote count={getUnreadableCount(data)} singular={t('member')} plural={t('members')} />
    </>
  );
}

function PersonRow({ person, action, onAct }: { person: PersonSummary } & Pick<ManagedPeopleProps, 'action' | 'onAct'>) {
  const { isPending, mutateAsync } = useMutation({ mutationFn: onAct });

  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 0.75 }}>
      <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} />
      <Typography noWrap dir="auto" sx={{ flex: 1 }}>
        {person.name}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        loading={isPending}
        aria-label={`${action} ${person.name}`}
        onClick={() => void mutateAsync(person)}
      >
        {action}
      </Button>
    </Stack>
  );
}

const PeopleList = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
