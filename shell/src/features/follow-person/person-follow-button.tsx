import type { PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { FollowState } from '@social/api/people/person';
import { refusalMessage } from '@social/api/refusal-message';
import { useFollow } from '@social/session';
import { FollowButton, notifyIfRefused } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';

export type PersonFollowButtonProps = {
  person: { id: PersonId; name: string; following: FollowState };
  followsMe?: boolean;
  /** When the provider said so, in milliseconds since 1970. */
  readAt: number;
  size?: 'small' | 'medium';
};

/** Follows a person or stops, at once; what the provider refuses is taken back and said. */
export function PersonFollowButton({ person, followsMe, readAt, size }: PersonFollowButtonProps) {
  const { state, change } = useFollow(person.id, person.following, readAt);
  const queries = useQueryClient();

  async function press(): Promise<void> {
    const now = state === 'none' ? `You do not follow ${person.name}.` : `You still follow ${person.name}.`;
    await notifyIfRefused(
      change(),
      refusalMessage((error) => `${failureMessage(error)} ${state === 'requested' ? 'Your request stands.' : now}`),
    );
    // Counts and lists moved with it; after a failure nobody but the provider knows what holds.
    await queries.invalidateQueries({ queryKey: ['person', person.id] });
    await queries.invalidateQueries({ queryKey: ['friends'], refetchType: 'none' });
  }

  return (
    <FollowButton
      state={state}
      personName={person.name}
      onClick={() => void press()}
      {...(followsMe !== undefined && { followsMe })}
      {...(size && { size })}
    />
  );
}
