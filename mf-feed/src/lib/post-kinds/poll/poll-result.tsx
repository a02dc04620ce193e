import type { Poll, PollOptionId } from '@social/api/posts/post-extras';
import { plural, t } from '@social/texts';
import { ButtonBase, styled, VisuallyHidden } from '@social/ui';

export type PollResultProps = {
  poll: Poll;
  /** Says when the poll ends, or that it has; null for one without an end. */
  end: string | null;
  /** Makes the answers buttons, for readers who have not voted. */
  onVote?: ((optionId: PollOptionId) => void) | undefined;
};

/** Shows a poll's answers with their shares of the votes. */
export function PollResult({ poll: { options, chosenId }, end, onVote }: PollResultProps) {
  const totalVotes = options.reduce((sum, { voteCount }) => sum + voteCount, 0);
  return (
    <Answers aria-label={t('Poll')}>
      {options.map(({ id, text, voteCount }) => {
        const percent = totalVotes === 0 ? 0 : Math.round((voteCount / totalVotes) * 100);
        return (
          <Answer key={id} style={{ backgroundSize: `${percent}% 100%` }}>
            {onVote ? (
              <VoteButton dir="auto" onClick={() => onVote(id)}>
                {text}
              </VoteButton>
            ) : (
              <AnswerText dir="auto">{text}</AnswerText>
            )}
            {id === chosenId && <OwnVoteMark />}
            <span>{percent} %</span>
          </Answer>
        );
      })}
      <Total>{plural(totalVotes, { one: '{count} vote', other: '{count} votes' })}</Total>
      {end !== null && <Total>{end}</Total>}
    </Answers>
  );
}

function OwnVoteMark() {
  return (
    <span>
      <span aria-hidden>✓</span>
      <VisuallyHidden>{t('Your answer')}</VisuallyHidden>
    </span>
  );
}

const Answers = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 2, 1.5),
  padding: 0,
  listStyle: 'none',
}));

const Answer = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 12,
  fontVariantNumeric: 'tabular-nums',
  backgroundImage: `linear-gradient(${theme.vars.palette.action.selected}, ${theme.vars.palette.action.selected})`,
  backgroundRepeat: 'no-repeat',
}));

const AnswerText = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

// Covers the whole row, so that all of it can be pressed.
const VoteButton = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  justifyContent: 'flex-start',
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
  '&:hover::after': { background: theme.vars.palette.action.hover },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  position: 'static',
}));

const Total = styled('li')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
