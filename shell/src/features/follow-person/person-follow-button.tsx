import type { PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { FollowState } from '@social/api/people/person';
import { refusalMessage } from '@social/api/refusal-message';
import { useFollow } from '@social/session';
import { t } from '@social/texts';
import { FollowButton, notifyIfRefused } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';

export type PersonFollowButtonProps = {
  person: { id: PersonId; name: string; following: FollowState };
  followsMe?: boolean;
  /** The time of the request that returned `following`, in milliseconds since 1970. */
  readAt: number;
  size?: 'small' | 'medium';
};

/** Follows or unfollows a person optimistically. A refusal reverts it and shows a notice. */
export function PersonFollowButton({ person, followsMe, readAt, size }: PersonFollowButtonProps) {
  const { state, change } = useFollow(person.id, person.following, readAt);
  const queries = useQueryClient();

  async function handleClick(): Promise<void> {
    const now =
      state === 'none' ? t('You do not follow {name}.', { name: person.name }) : t('You still follow {name}.', { name: person.name });
    await notifyIfRefused(
      change(),
      refusalMessage((error) => `${failureMessage(error)} ${state === 'requested' ? t('Your request stands.') : now}`),
    );
    // Counts and lists have changed, and after a failure only the provider knows the state.
    await queries.invalidateQueries({ queryKey: ['person', person.id] });
    await queries.invalidateQueries({ queryKey: ['friends'], refetchType: 'none' });
  }

  return (
    <FollowButton
      state={state}
      personName={person.name}
      onClick={() => void handleClick()}
      {...(followsMe !== undefined && { followsMe })}
      {...(size && { size })}
    />
  );
}
