import { failureMessage } from '@social/api/failure-message';
import type { Person } from '@social/api/people/fetch-person';
import type { ListedPerson } from '@social/api/people/person';
import { Card, EmptyState, ErrorState, Skeleton, Stack, styled, useEndReached } from '@social/ui';
import type { ReactNode } from 'react';
import { FriendRow } from './friend-row';
import { useFriends, type FriendSide } from './use-friends';

export type FriendListProps = {
  person: Person;
  side: FriendSide;
  isOwn: boolean;
  renderAction: (friend: ListedPerson, readAt: number) => ReactNode;
};

/** Lists the followers of a member, or the people whom they follow. */
export function FriendList({ person, side, isOwn, renderAction }: FriendListProps) {
  const friends = useFriends(person.id, side);
  const { data, error, isFetching, hasNextPage, isFetchNextPageError, fetchNextPage, refetch, dataUpdatedAt } = friends;
  const loadMore = () => void fetchNextPage({ cancelRefetch: false });
  const end = useEndReached({ onEndReached: loadMore, isEnabled: hasNextPage && !isFetching && !isFetchNextPageError });

  if (!data && error && !isFetching)
    return <ErrorState title="This list could not be loaded" detail={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <FriendListSkeleton />;
  if (data.length === 0) return <EmptyState {...toEmptyState(person.name, side, isOwn)} />;
  return (
    <Card>
      <PeopleList aria-label={side === 'followers' ? 'Followers' : 'Following'} aria-busy={isFetching}>
        {data.map((friend) => (
          <li key={friend.id}>
            <FriendRow person={friend}>{renderAction(friend, dataUpdatedAt)}</FriendRow>
          </li>
        ))}
      </PeopleList>
      {isFetchNextPageError && error && (
        <ErrorState title="The rest could not be loaded" detail={failureMessage(error)} onRetry={loadMore} />
      )}
      <div ref={end} />
    </Card>
  );
}

function toEmptyState(name: string, side: FriendSide, isOwn: boolean): { title: string; detail: string } {
  if (side === 'followers') {
    const title = isOwn ? 'Nobody follows you yet' : `Nobody follows ${name} yet`;
    return { title, detail: isOwn ? 'Who follows you will stand here.' : 'You could be the first.' };
  }
  const title = isOwn ? 'You follow nobody yet' : `${name} follows nobody yet`;
  return { title, detail: isOwn ? 'Whom you follow will stand here, and their posts in your feed.' : 'Whom they follow will stand here.' };
}

function FriendListSkeleton() {
  return (
    <Card>
      <Stack role="status" aria-label="Loading people" spacing={1.5} sx={{ p: 2 }}>
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} variant="rounded" height={48} />
        ))}
      </Stack>
    </Card>
  );
}

const PeopleList = styled('ul')(({ theme }) => ({ margin: 0, padding: theme.spacing(1), listStyle: 'none' }));
