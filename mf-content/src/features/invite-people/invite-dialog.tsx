import type { EventId } from '@social/api';
import type { ListedPerson } from '@social/api/people/person';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, CheckIcon, ErrorState, styled, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadFailureMessage } from '../../lib/load-failure-message';
import { PeopleList, PeopleListSkeleton } from '../../lib/people-list';
import { PersonLine } from '../../lib/person-line';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';
import { followedQuery } from './followed-query';
import { useInvitations } from './use-invitations';

/** Invites people that the member follows. */
export function InviteDialog({ eventId, onClose }: { eventId: EventId; onClose: () => void }) {
  const userId = useSession((session) => session.userId);
  const [query, setQuery] = useState('');
  return (
    <TitledDialog title={t('Invite people')} onClose={onClose}>
      <TextField
        autoFocus
        size="small"
        type="search"
        label={t('Find among those you follow')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      {userId !== null && <Invitable eventId={eventId} userId={userId} query={query} />}
    </TitledDialog>
  );
}

function Invitable({ eventId, userId, query }: { eventId: EventId; userId: ListedPerson['id']; query: string }) {
  const { stateOf, invite } = useInvitations(eventId);
  const state = toListState(useInfiniteQuery(followedQuery(userId)), (people) => people.filter((person) => isMatch(person, query)));
  switch (state.kind) {
    case 'loading':
      return <PeopleListSkeleton />;
    case 'failed':
      return <ErrorState title={t('The people could not be loaded')} detail={loadFailureMessage(state.error)} onRetry={state.retry} />;
    case 'empty':
      return (
        <Typography sx={{ color: 'text.secondary', py: 2, textAlign: 'center' }}>
          {query.trim() === ''
            ? t('You don’t follow anyone yet. You can invite people that you follow.')
            : t('You follow no one with this name.')}
        </Typography>
      );
    case 'ready':
      return (
        <PeopleList
          label={t('People to invite')}
          people={state.items}
          unreadableCount={state.unreadableCount}
          end={state.end}
          renderPerson={(person) => (
            <Row>
              <PersonLine person={person}>@{person.username}</PersonLine>
              <InvitePersonButton name={person.name} state={stateOf(person.id)} onInvite={() => void invite(person)} />
            </Row>
          )}
        />
      );
  }
}

type InvitePersonButtonProps = { name: string; state: ReturnType<ReturnType<typeof useInvitations>['stateOf']>; onInvite: () => void };

function InvitePersonButton({ name, state, onInvite }: InvitePersonButtonProps) {
  if (state === 'going' || state === 'invited')
    return (
      <Done>
        <CheckIcon fontSize="small" /> {state === 'going' ? t('Going') : t('Invited')}
      </Done>
    );
  return (
    <Button variant="outlined" size="small" aria-label={t('Invite {name}', { name })} loading={state === 'sending'} onClick={onInvite}>
      {t('Invite')}
    </Button>
  );
}

function isMatch({ name, username }: ListedPerson, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase();
  return `${name} ${username}`.toLocaleLowerCase().includes(wanted);
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  minHeight: 44,
}));

const Done = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
}));
