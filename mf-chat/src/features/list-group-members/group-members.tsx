import { ApiError, type PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Group } from '@social/api/groups/group';
import type { PersonSummary } from '@social/api/people/person';
import { toListState } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { Button, ErrorState, PersonAvatar, Skeleton, styled, Typography, UnreadableNote } from '@social/ui';
import { Link } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { groupMembersQuery } from '../../lib/groups-query';

/** Lists the members of a group. Hidden where the provider does not tell them. */
export function GroupMembers({ group, userId }: { group: Group; userId: PersonId }) {
  const titleId = useId();
  const state = toListState(useInfiniteQuery(groupMembersQuery(userId, group.id)));
  if (state.kind === 'empty' || (state.kind === 'failed' && isRefusal(state.error))) return null;

  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('Members')}
      </Typography>
      {content()}
    </section>
  );

  function content() {
    switch (state.kind) {
      case 'loading':
      case 'empty':
        return <PeopleSkeleton />;
      case 'failed':
        return <ErrorState title={t('The members could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
      case 'ready':
        return (
          <>
            <People aria-labelledby={titleId}>
              {state.items.map((person) => (
                <li key={person.id}>
                  <Person person={person} isOwner={person.id === group.ownerId} />
                </li>
              ))}
            </People>
            <UnreadableNote count={state.unreadableCount} singular={t('member')} plural={t('members')} />
            {state.end.kind === 'more' && state.items.length < group.memberCount && (
              <Button onClick={state.end.load}>{t('Show more members')}</Button>
            )}
            {state.end.kind === 'failed' && <Button onClick={state.end.retry}>{t('Further members could not be loaded. Retry')}</Button>}
          </>
        );
    }
  }
}

/** The group hides its members, or the host has no such call. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.kind === 'refused';
}

function Person({ person: { id, name, avatarUrl }, isOwner }: { person: PersonSummary; isOwner: boolean }) {
  return (
    <PersonLink to={`/profile/${encodeURIComponent(id)}`}>
      <PersonAvatar name={name} avatarUrl={avatarUrl} />
      <span>
        <bdi>{name}</bdi>
        {isOwner && <small> {t('runs it')}</small>}
      </span>
    </PersonLink>
  );
}

/** Placeholder for a row of members while they load. */
function PeopleSkeleton() {
  return (
    <People as="div" role="status" aria-label={t('Loading the members')}>
      {[96, 120, 80].map((width) => (
        <LoadingPerson key={width}>
          <Skeleton variant="circular" width={40} height={40} />
          <Skeleton width={width} />
        </LoadingPerson>
      ))}
    </People>
  );
}

const LoadingPerson = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 48,
  padding: theme.spacing(0.5, 1),
}));

const People = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const PersonLink = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: 48,
  padding: theme.spacing(0.5, 1),
  borderRadius: 12,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));
