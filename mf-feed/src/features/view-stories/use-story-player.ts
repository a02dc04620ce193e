import { parseId, type PersonId, type StoryId } from '@social/api';
import type { Story, StoryOwner } from '@social/api/stories/story';
import { useMediaQuery } from '@social/ui';
import { useState } from 'react';
import { findStart, findAdjacent, findStory, type StoryPosition } from './story-position';
import { usePauseReasons } from './use-pause-reasons';

export type StoryPlayerOptions = {
  owners: readonly StoryOwner[];
  /** The id of the member that the address names. */
  startAt: string;
  onMember: (personId: PersonId) => void;
  onClose: () => void;
};

export type StoryPlayer = ReturnType<typeof useStoryPlayer>;

/** Plays stories: the current one, the next one and whether it is paused. With reduced motion nothing advances by itself. */
export function useStoryPlayer({ owners, startAt, onMember, onClose }: StoryPlayerOptions) {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [indexes, setIndexes] = useState<Readonly<Record<string, number>>>({});
  const [broken, setBroken] = useState<ReadonlySet<StoryId>>(new Set());
  const [isStopped, setStopped] = useState(prefersReducedMotion);
  const pause = usePauseReasons();

  const owner = owners.find(({ person }) => person.id === startAt);
  const [firstIndex] = useState(() => (owner ? findStart(owner).index : 0));
  const personId = parseId<PersonId>(startAt);
  const position: StoryPosition | null = personId === null ? null : { personId, index: indexes[personId] ?? firstIndex };
  const shown = position && findStory(owners, position);

  function goTo(next: StoryPosition): void {
    setIndexes({ ...indexes, [next.personId]: next.index });
    if (next.personId !== personId) onMember(next.personId);
  }

  /** Finds the next story in a direction that is not broken. */
  function findPlayable(by: 1 | -1, skipped = broken): StoryPosition | null {
    let next = position && findAdjacent(owners, position, by);
    while (next) {
      const story = findStory(owners, next)?.story;
      if (!story || !skipped.has(story.id)) return next;
      next = findAdjacent(owners, next, by);
    }
    return null;
  }

  function move(by: 1 | -1): void {
    const next = findPlayable(by);
    if (next) goTo(next);
    else if (by === 1) onClose();
  }

  return {
    shown,
    /** Index among the stories of the same member. */
    index: shown ? shown.owner.stories.indexOf(shown.story) : 0,
    upNext: nextStory(owners, findPlayable(1)),
    isBroken: shown !== null && broken.has(shown.story.id),
    isPaused: isStopped || pause.isPaused,
    isStopped,
    isAutoAdvancing: !prefersReducedMotion,
    setPauseReason: pause.set,
    togglePlay: () => setStopped(!isStopped),
    move,
    /** Skips a story that did not load; the last one shows the failure instead of closing. */
    fail(storyId: StoryId): void {
      const skipped = new Set([...broken, storyId]);
      setBroken(skipped);
      const next = findPlayable(1, skipped);
      if (next) goTo(next);
    },
    retry: () => setBroken(new Set()),
  };
}

function nextStory(owners: readonly StoryOwner[], position: StoryPosition | null): Story | null {
  return (position && findStory(owners, position)?.story) ?? null;
}
