import { failureMessage } from '@social/api/failure-message';
import type { Person } from '@social/api/people/fetch-person';
import { toListState, type ListEnd } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { Card, EmptyState, ErrorState, Skeleton, Stack, styled, UnreadableNote, useEndReached } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FriendRow } from './friend-row';
import { friendsQuery, type Friend, type FriendSide } from './friends-query';

export type FriendListProps = {
  person: Person;
  side: FriendSide;
  isOwn: boolean;
  renderAction: (friend: Friend) => ReactNode;
};

/** Lists the followers of a member, or the people that they follow. */
export function FriendList({ person, side, isOwn, renderAction }: FriendListProps) {
  const query = useInfiniteQuery(friendsQuery(person.id, side));
  const state = toListState(query);
  switch (state.kind) {
    case 'loading':
      return <FriendListSkeleton />;
    case 'failed':
      return <ErrorState title={t('This list could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'empty':
      return <EmptyState {...toEmptyState(person.name, side, isOwn)} />;
    case 'ready':
      return (
        <Card>
          <PeopleList aria-label={side === 'followers' ? t('Followers') : t('Following')} aria-busy={query.isFetching}>
            {state.items.map((friend) => (
              <li key={friend.id}>
                <FriendRow person={friend}>{renderAction(friend)}</FriendRow>
              </li>
            ))}
          </PeopleList>
          <UnreadableNote count={state.unreadableCount} singular={t('person')} plural={t('people')} />
          <End end={state.end} isFetching={query.isFetching} />
        </Card>
      );
  }
}

function End({ end, isFetching }: { end: ListEnd; isFetching: boolean }) {
  // Not during a refetch, which would swallow the request for more.
  const isEnabled = end.kind === 'more' && !isFetching;
  const endRef = useEndReached({ onEndReached: () => end.kind === 'more' && end.load(), isEnabled });
  if (end.kind === 'failed')
    return <ErrorState title={t('The rest could not be loaded')} detail={failureMessage(end.error)} onRetry={end.retry} />;
  return <div ref={endRef} />;
}

function toEmptyState(name: string, side: FriendSide, isOwn: boolean): { title: string; detail: string } {
  if (side === 'followers') {
    const title = isOwn ? t('Nobody follows you yet') : t('Nobody follows {name} yet', { name });
    return { title, detail: isOwn ? t('Who follows you will stand here.') : t('You could be the first.') };
  }
  const title = isOwn ? t('You follow nobody yet') : t('{name} follows nobody yet', { name });
  return {
    title,
    detail: isOwn
      ? t('The people you follow will appear here, and their posts in your feed.')
      : t('The people they follow will appear here.'),
  };
}

function FriendListSkeleton() {
  return (
    <Card>
      <Stack role="status" aria-label={t('Loading people')} spacing={1.5} sx={{ p: 2 }}>
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} variant="rounded" height={48} />
        ))}
      </Stack>
    </Card>
  );
}

const PeopleList = styled('ul')(({ theme }) => ({ margin: 0, padding: theme.spacing(1), listStyle: 'none' }));
