import type { PersonId } from '@social/api';
import type { Story, StoryOwner } from '@social/api/stories/story';

/** The current story: its member, and its index among theirs. */
export type StoryPosition = { personId: PersonId; index: number };

/** Returns true if a member has unseen stories; own stories count as seen. */
export function hasUnseen({ stories }: StoryOwner): boolean {
  return stories.some(({ isViewed, isMine }) => !isViewed && !isMine);
}

/** Finds a member's first unseen story, or the first one where all are seen. */
export function findStart(owner: StoryOwner): StoryPosition {
  const firstUnseen = owner.stories.findIndex(({ isViewed, isMine }) => !isViewed && !isMine);
  return { personId: owner.person.id, index: Math.max(0, firstUnseen) };
}

/** Finds the story at a position; null where it no longer exists. */
export function findStory(owners: readonly StoryOwner[], { personId, index }: StoryPosition): { owner: StoryOwner; story: Story } | null {
  const owner = owners.find(({ person }) => person.id === personId);
  const story = owner?.stories[Math.min(index, owner.stories.length - 1)];
  return owner && story ? { owner, story } : null;
}

/** Finds the adjacent story, across members; null at either end. Going back to a member starts at their last story. */
export function findAdjacent(owners: readonly StoryOwner[], { personId, index }: StoryPosition, by: 1 | -1): StoryPosition | null {
  const ownerIndex = owners.findIndex(({ person }) => person.id === personId);
  const owner = owners[ownerIndex];
  if (owner?.stories[index + by]) return { personId, index: index + by };
  const adjacentOwner = ownerIndex === -1 ? undefined : owners[ownerIndex + by];
  if (!adjacentOwner) return null;
  return by === 1 ? findStart(adjacentOwner) : { personId: adjacentOwner.person.id, index: adjacentOwner.stories.length - 1 };
}
