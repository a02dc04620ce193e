import { parseId, type PersonId, type StoryId } from '@social/api';
import type { Story, StoryOwner } from '@social/api/stories/story';
import { useMediaQuery } from '@social/ui';
import { useState } from 'react';
import { startOf, stepFrom, storyAt, type StoryPosition } from './story-position';
import { usePauseReasons } from './use-pause-reasons';

export type StoryPlayerOptions = {
  owners: readonly StoryOwner[];
  /** Whose stories the address says are on. */
  startAt: string;
  onMember: (personId: PersonId) => void;
  onClose: () => void;
};

export type StoryPlayer = ReturnType<typeof useStoryPlayer>;

/** What is on, what comes next, and whether it runs. Nothing advances by itself for who wants less motion. */
export function useStoryPlayer({ owners, startAt, onMember, onClose }: StoryPlayerOptions) {
  const wantsStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [indexes, setIndexes] = useState<Readonly<Record<string, number>>>({});
  const [broken, setBroken] = useState<ReadonlySet<StoryId>>(new Set());
  const [isStopped, setStopped] = useState(wantsStill);
  const pause = usePauseReasons();

  const owner = owners.find(({ person }) => person.id === startAt);
  const [firstIndex] = useState(() => (owner ? startOf(owner).index : 0));
  const personId = parseId<PersonId>(startAt);
  const position: StoryPosition | null = personId === null ? null : { personId, index: indexes[personId] ?? firstIndex };
  const shown = position && storyAt(owners, position);

  function go(next: StoryPosition): void {
    setIndexes({ ...indexes, [next.personId]: next.index });
    if (next.personId !== personId) onMember(next.personId);
  }

  /** The nearest story in that direction that is not known to be broken. */
  function neighbour(by: 1 | -1, skipped = broken): StoryPosition | null {
    let next = position && stepFrom(owners, position, by);
    while (next) {
      const story = storyAt(owners, next)?.story;
      if (!story || !skipped.has(story.id)) return next;
      next = stepFrom(owners, next, by);
    }
    return null;
  }

  function move(by: 1 | -1): void {
    const next = neighbour(by);
    if (next) go(next);
    else if (by === 1) onClose();
  }

  return {
    shown,
    /** Counted from 0 among the stories of the same member. */
    index: shown ? shown.owner.stories.indexOf(shown.story) : 0,
    upNext: nextStory(owners, neighbour(1)),
    isBroken: shown !== null && broken.has(shown.story.id),
    isPaused: isStopped || pause.isPaused,
    isStopped,
    advancesByItself: !wantsStill,
    hold: pause.set,
    togglePlay: () => setStopped(!isStopped),
    move,
    /** A story that did not load gives way to the next; the last one says so instead of closing. */
    fail(storyId: StoryId): void {
      const skipped = new Set([...broken, storyId]);
      setBroken(skipped);
      const next = neighbour(1, skipped);
      if (next) go(next);
    },
    retry: () => setBroken(new Set()),
  };
}

function nextStory(owners: readonly StoryOwner[], position: StoryPosition | null): Story | null {
  return (position && storyAt(owners, position)?.story) ?? null;
}
