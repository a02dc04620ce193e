import { CompositionTable } from '../features/read-composition/composition-table';
import { SwitchDialog } from '../features/switch-remote/switch-dialog';
import { ActionButton } from '../lib/actions/action-button';
import { useScopes } from '../lib/session/session-provider';

/** Shows the composition of an environment, with the switch of each remote. */
export function EnvironmentComposition({ environment }: { environment: string }) {
  const refusal = useScopes().mayOperate(environment) ? null : `Your token may not operate ${environment}.`;
  return (
    <CompositionTable
      environment={environment}
      renderActions={(release) =>
        // The shell cannot be switched off.
        release.remote !== 'shell' && (
          <ActionButton
            label={release.disabled === null ? 'Switch off' : 'Switch on'}
            object={release.remote}
            size="small"
            variant="outlined"
            refusal={refusal}
            renderDialog={(close) => <SwitchDialog environment={environment} release={release} onClose={close} />}
          />
        )
      }
    />
  );
}
