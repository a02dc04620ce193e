import type { PersonId } from '@social/api';
import type { Story, StoryOwner } from '@social/api/stories/story';

/** Which story is on: whose, and the how-manieth of theirs. */
export type StoryPosition = { personId: PersonId; index: number };

/** Whether something of theirs waits to be seen; one's own never does. */
export function hasUnseen({ stories }: StoryOwner): boolean {
  return stories.some(({ isViewed, isMine }) => !isViewed && !isMine);
}

/** Where to begin with somebody: at the first story not seen yet, or from the start where all are. */
export function startOf(owner: StoryOwner): StoryPosition {
  const firstUnseen = owner.stories.findIndex(({ isViewed, isMine }) => !isViewed && !isMine);
  return { personId: owner.person.id, index: Math.max(0, firstUnseen) };
}

/** What is on at a position; null where it has gone. */
export function storyAt(owners: readonly StoryOwner[], { personId, index }: StoryPosition): { owner: StoryOwner; story: Story } | null {
  const owner = owners.find(({ person }) => person.id === personId);
  const story = owner?.stories[Math.min(index, owner.stories.length - 1)];
  return owner && story ? { owner, story } : null;
}

/** The story before or after, across members; null at either end. Going back into somebody's stories lands on their last one. */
export function stepFrom(owners: readonly StoryOwner[], { personId, index }: StoryPosition, by: 1 | -1): StoryPosition | null {
  const ownerIndex = owners.findIndex(({ person }) => person.id === personId);
  const owner = owners[ownerIndex];
  if (owner?.stories[index + by]) return { personId, index: index + by };
  const neighbour = ownerIndex === -1 ? undefined : owners[ownerIndex + by];
  if (!neighbour) return null;
  return by === 1 ? startOf(neighbour) : { personId: neighbour.person.id, index: neighbour.stories.length - 1 };
}
