import type { Message } from '@social/api/chats/message';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { styled } from '@social/ui';
import { reactions, reactionEmojis } from '../../lib/reaction-emojis';

/** Counts the reactions to a message. A click adds or removes the member's own. */
export function ReactionChips({ message, onReact }: { message: Message; onReact: (message: Message, reaction: Reaction) => void }) {
  const { counts, mine } = message.reactions;
  const used = reactions.filter((reaction) => (counts[reaction] ?? 0) > 0);
  if (used.length === 0) return null;
  return (
    <Chips>
      {used.map((reaction) => (
        <Chip
          key={reaction}
          type="button"
          aria-pressed={mine === reaction}
          aria-label={`${reactionEmojis[reaction].name}, ${counts[reaction]}`}
          onClick={() => onReact(message, reaction)}
        >
          {reactionEmojis[reaction].emoji} {counts[reaction]}
        </Chip>
      ))}
    </Chips>
  );
}

const Chips = styled('div')({
  display: 'flex',
  gap: 4,
  marginTop: -6,
  paddingInline: 10,
  '[data-side="right"] &': { justifyContent: 'flex-end' },
});

const Chip = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  minHeight: 26,
  padding: theme.spacing(0, 1),
  borderRadius: 999,
  cursor: 'pointer',
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&[aria-pressed="true"]': { borderColor: theme.vars.palette.primary.main, fontWeight: 700 },
  // Enlarges the target for fingers beyond what is seen.
  '@media (hover: none)': { '&::after': { content: '""', position: 'absolute', inset: '-9px 0' } },
}));
