import type { Poll } from '@social/api/posts/post-extras';
import { CheckIcon, styled } from '@social/ui';

/** How the answers of a poll stand. */
export function PollResult({ poll: { options, chosenId } }: { poll: Poll }) {
  const totalVotes = options.reduce((sum, { voteCount }) => sum + voteCount, 0);
  return (
    <Answers aria-label="Poll">
      {options.map(({ id, text, voteCount }) => {
        const percent = totalVotes === 0 ? 0 : Math.round((voteCount / totalVotes) * 100);
        return (
          <Answer key={id} style={{ backgroundSize: `${percent}% 100%` }}>
            <Words dir="auto">
              {text}
              {id === chosenId && <CheckIcon fontSize="inherit" titleAccess="Your answer" />}
            </Words>
            <span>{percent} %</span>
          </Answer>
        );
      })}
      <Total>{totalVotes === 1 ? '1 vote' : `${totalVotes} votes`}</Total>
    </Answers>
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
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  fontVariantNumeric: 'tabular-nums',
  backgroundImage: `linear-gradient(${theme.vars.palette.action.selected}, ${theme.vars.palette.action.selected})`,
  backgroundRepeat: 'no-repeat',
}));

const Words = styled('span')(({ theme }) => ({ display: 'inline-flex', gap: theme.spacing(0.75), alignItems: 'center', overflowWrap: 'anywhere' }));

const Total = styled('li')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
