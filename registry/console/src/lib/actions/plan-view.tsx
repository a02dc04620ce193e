import type { GateVerdict, Plan } from '@social/registry-client/browser';
import { Alert, Chip, styled, Typography } from '@social/ui';
import { formatBytes } from '../format/format-bytes';
import { Mono } from '../layout/version-text';

type PlanViewProps = {
  plan: Plan;
  /** False for a rollback, which gates do not block. */
  areGatesAsked: boolean;
  skippedGates: readonly string[];
  /** Null if the token may not skip gates. */
  onSkip: ((gate: string, isSkipped: boolean) => void) | null;
};

/** Shows the effect of a change: versions, the verdict of each gate, and the bytes that members must download again. */
export function PlanView({ plan, areGatesAsked, skippedGates, onSkip }: PlanViewProps) {
  return (
    <Frame aria-label="Plan">
      <Changes>
        {plan.changes.map(({ remote, from, to }) => (
          <li key={remote}>
            <Mono>{remote}</Mono>
            <span>
              <Mono>{from ?? 'new'}</Mono> → <strong>{to === null ? 'removed' : <Mono>{to}</Mono>}</strong>
            </span>
          </li>
        ))}
      </Changes>
      <Typography variant="body2">
        Members download up to <strong>{formatBytes(plan.downloadBytes)}</strong> again.
      </Typography>
      {plan.deprecations.map(({ remote, version, by, reason }) => (
        <Alert key={remote} severity="warning" variant="outlined">
          {remote}@{version} is deprecated by {by}: {reason}
        </Alert>
      ))}
      {areGatesAsked ? (
        <Gates>
          {plan.verdicts.map((verdict) => (
            <Verdict
              key={verdict.gate}
              verdict={verdict}
              isSkipped={skippedGates.includes(verdict.gate)}
              onSkip={onSkip && ((isSkipped) => onSkip(verdict.gate, isSkipped))}
            />
          ))}
        </Gates>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No gate and no freeze holds up a way back. A withdrawn release never returns.
        </Typography>
      )}
    </Frame>
  );
}

type VerdictProps = { verdict: GateVerdict; isSkipped: boolean; onSkip: ((isSkipped: boolean) => void) | null };

function Verdict({ verdict: { gate, status, problems }, isSkipped, onSkip }: VerdictProps) {
  const color = status === 'passed' ? 'success' : status === 'skipped' ? 'warning' : 'error';
  return (
    <li>
      <Chip size="small" variant="outlined" color={color} label={`${gate}: ${status}`} />
      {problems.map(({ message, owner }) => (
        <Typography key={message} variant="body2">
          {message} <span>Ask {owner}.</span>
        </Typography>
      ))}
      {problems.length > 0 && onSkip && (
        <label>
          <input type="checkbox" checked={isSkipped} onChange={(event) => onSkip(event.target.checked)} /> Skip this gate, with the reason
          below
        </label>
      )}
    </li>
  );
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: 12,
  background: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Changes = styled('ul')(({ theme }) => ({
  ...theme.typography.body1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(0.5),
  '& li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.spacing(2) },
}));

const Gates = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& li:has(p)': { width: '100%', display: 'grid', gap: theme.spacing(0.5), justifyItems: 'start' },
  '& label': theme.typography.body2,
}));
