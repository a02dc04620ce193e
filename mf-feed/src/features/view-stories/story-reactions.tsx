import type { StoryId } from '@social/api';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { refusalMessage } from '@social/api/refusal-message';
import { reactToStory } from '@social/api/stories/react-to-story';
import { apiClient } from '@social/session';
import { notifyIfRefused, styled } from '@social/ui';
import { useState } from 'react';

const reactions: readonly { reaction: Reaction; name: string; sign: string }[] = [
  { reaction: 'like', name: 'Like', sign: '👍' },
  { reaction: 'love', name: 'Love', sign: '❤️' },
  { reaction: 'haha', name: 'HaHa', sign: '😂' },
  { reaction: 'wow', name: 'Wow', sign: '😮' },
  { reaction: 'sad', name: 'Sad', sign: '😢' },
  { reaction: 'angry', name: 'Angry', sign: '😠' },
];

/** What one makes of somebody's story. The provider keeps the last word and has no call that takes it back. */
export function StoryReactions({ storyId }: { storyId: StoryId }) {
  const [chosen, setChosen] = useState<Reaction | null>(null);

  async function react(reaction: Reaction): Promise<void> {
    const before = chosen;
    setChosen(reaction);
    try {
      await reactToStory(apiClient, storyId, reaction);
    } catch (error) {
      setChosen(before);
      throw error;
    }
  }

  return (
    <Row role="group" aria-label="React to the story">
      {reactions.map(({ reaction, name, sign }) => (
        <Sign
          key={reaction}
          type="button"
          aria-label={name}
          aria-pressed={chosen === reaction}
          onClick={() => void notifyIfRefused(react(reaction), refusalMessage('Your reaction did not get through.'))}
        >
          {sign}
        </Sign>
      ))}
    </Row>
  );
}

const Row = styled('div')({ display: 'flex' });

const Sign = styled('button')({
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
