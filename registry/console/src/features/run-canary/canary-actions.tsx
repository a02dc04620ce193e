import type { Canary } from '@social/registry-client/browser';
import { Stack } from '@social/ui';
import { GuardedButton } from '../../lib/actions/guarded-button';
import { canaryActions, type RunningAction } from './canary-actions-text';

type CanaryActionsProps = { canary: Canary; refusal: string | null; onAct: (action: RunningAction) => void };

/** Actions on a running canary. */
export function CanaryActions({ canary, refusal, onAct }: CanaryActionsProps) {
  const shown: RunningAction[] = ['promote', 'skip', canary.isPaused ? 'resume' : 'pause', 'abort'];
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {shown.map((action) => (
        <GuardedButton
          key={action}
          label={canaryActions[action].label}
          variant={action === 'promote' ? 'contained' : 'outlined'}
          color={action === 'abort' ? 'error' : 'primary'}
          refusal={refusal}
          onClick={() => onAct(action)}
        />
      ))}
    </Stack>
  );
}
