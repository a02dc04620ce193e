import type { Reaction } from '@social/api/posts/toggle-reaction';
import { refusalMessage } from '@social/api/refusal-message';
import type { Story } from '@social/api/stories/story';
import { useOptimisticValue } from '@social/data';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { notifyIfRefused, styled } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { sentReactions } from './sent-reactions';
import { updateStory } from './stories-query';

const reactions: readonly { reaction: Reaction; name: string; emoji: string }[] = [
  { reaction: 'like', name: t('Like'), emoji: '👍' },
  { reaction: 'love', name: t('Love'), emoji: '❤️' },
  { reaction: 'haha', name: t('HaHa'), emoji: '😂' },
  { reaction: 'wow', name: t('Wow'), emoji: '😮' },
  { reaction: 'sad', name: t('Sad'), emoji: '😢' },
  { reaction: 'angry', name: t('Angry'), emoji: '😠' },
];

/** Reacts to a story, and shows the reaction that the member gave before. */
export function StoryReactions({ story }: { story: Story }) {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const { value: selected, set: select } = useOptimisticValue(sentReactions, story.id, story.reaction);

  async function react(reaction: Reaction): Promise<void> {
    await select(reaction);
    if (sentReactions.isPending(story.id)) return;
    updateStory(queries, userId, story.id, { reaction });
    sentReactions.forget(story.id);
  }

  return (
    <Row role="group" aria-label={t('React to the story')}>
      {reactions.map(({ reaction, name, emoji }) => (
        <ReactionButton
          key={reaction}
          type="button"
          aria-label={name}
          aria-pressed={selected === reaction}
          onClick={() => void notifyIfRefused(react(reaction), refusalMessage(t('Your reaction did not get through.')))}
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
  // Where emoji have no colours of their own they would be black on a dark picture.
  color: 'inherit',
  fontSize: 22,
  lineHeight: 1,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'rgb(255 255 255 / 16%)' },
  '&[aria-pressed="true"]': { background: 'rgb(255 255 255 / 32%)' },
});
