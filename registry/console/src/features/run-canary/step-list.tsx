import type { Canary, CanaryStatus } from '@social/registry-client/browser';
import { Chip, styled } from '@social/ui';
import { formatStep } from '../../lib/format/describe-canary';
import { TimeAgo } from '../../lib/format/time-ago';

type StepListProps = { canary: Canary } & Pick<CanaryStatus, 'comparisons' | 'minVisitors'>;

/** Shows the completed, current and future steps of a canary, and how many visitors an analysis still needs. */
export function StepList({ canary: { steps, step: present, stepSince, isPaused }, comparisons, minVisitors }: StepListProps) {
  return (
    <List aria-label="Steps of the canary">
      {steps.map((step, index) => (
        // Steps have only their number as a key. They never move.
        <li
          key={index}
          data-state={index < present ? 'done' : index === present ? 'present' : 'next'}
          aria-current={index === present ? 'step' : undefined}
        >
          <span>{formatStep(step)}</span>
          {index === present && (
            <small>
              since <TimeAgo at={stepSince} />
            </small>
          )}
          {index === present && 'analysis' in step && <small>{formatVisitors(comparisons, minVisitors)}</small>}
          {index === present && isPaused && <Chip size="small" color="warning" variant="outlined" label="Stopped by hand" />}
        </li>
      ))}
      <li data-state="next">
        <span>Pinned for everybody</span>
      </li>
    </List>
  );
}

/** Formats the release with the fewest visitors, which the analysis waits for. */
function formatVisitors(comparisons: CanaryStatus['comparisons'], minVisitors: number): string {
  return `${Math.min(...comparisons.map(({ canary }) => canary.visitors))} of ${minVisitors} visitors`;
}

const List = styled('ol')(({ theme: { vars, spacing, typography } }) => ({
  ...typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: spacing(0.5, 1),
    minHeight: 32,
    paddingLeft: spacing(3.5),
    color: vars.palette.text.secondary,
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 4,
    width: 10,
    height: 10,
    borderRadius: 5,
    border: `2px solid ${vars.palette.text.secondary}`,
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 8,
    top: 24,
    height: 'calc(100% - 16px)',
    borderLeft: `2px solid ${vars.palette.divider}`,
  },
  '& li[data-state="done"]::before': { background: vars.palette.success.main, borderColor: vars.palette.success.main },
  '& li[data-state="present"]': { color: vars.palette.text.primary, fontWeight: 700 },
  '& li[data-state="present"]::before': { background: vars.palette.primary.main, borderColor: vars.palette.primary.main },
  '& small': { ...typography.caption, fontWeight: 400 },
}));
