import type { StoryId } from '@social/api';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { refusalMessage } from '@social/api/refusal-message';
import { reactToStory } from '@social/api/stories/react-to-story';
import { apiClient } from '@social/session';
import { notifyIfRefused, styled } from '@social/ui';
import { useState } from 'react';

const reactions: readonly { reaction: Reaction; name: string; emoji: string }[] = [
  { reaction: 'like', name: 'Like', emoji: '👍' },
  { reaction: 'love', name: 'Love', emoji: '❤️' },
  { reaction: 'haha', name: 'HaHa', emoji: '😂' },
  { reaction: 'wow', name: 'Wow', emoji: '😮' },
  { reaction: 'sad', name: 'Sad', emoji: '😢' },
  { reaction: 'angry', name: 'Angry', emoji: '😠' },
];

/** Reacts to a story. The provider stores the last reaction and cannot remove it. */
export function StoryReactions({ storyId }: { storyId: StoryId }) {
  const [selected, setSelected] = useState<Reaction | null>(null);

  async function react(reaction: Reaction): Promise<void> {
    const before = selected;
    setSelected(reaction);
    try {
      await reactToStory(apiClient, storyId, reaction);
    } catch (error) {
      setSelected(before);
      throw error;
    }
  }

  return (
    <Row role="group" aria-label="React to the story">
      {reactions.map(({ reaction, name, emoji }) => (
        <ReactionButton
          key={reaction}
          type="button"
          aria-label={name}
          aria-pressed={selected === reaction}
          onClick={() => void notifyIfRefused(react(reaction), refusalMessage('Your reaction did not get through.'))}
        >
          {emoji}
        </ReactionButton>
      ))}
    </Row>
  );
}

const Row = styled('div')({ display: 'flex' });

const ReactionButton = styled('button')({
  width: 44,
  height: 44,
  border: 0,
  borderRadius: '50%',
  fontSize: 22,
  lineHeight: 1,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(255 255 255 / 16%)' },
  '&[aria-pressed="true"]': { background: 'rgb(255 255 255 / 32%)' },
});
