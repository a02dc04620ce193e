import { ActionDialog } from '../../lib/actions/action-dialog';
import { QueryState } from '../../lib/layout/query-state';
import { useRemotes, useStatus } from '../../lib/registry/queries';
import { StartForm } from './start-form';

/** Starts a canary of one or several remotes. */
export function StartDialog({ environment, onClose }: { environment: string; onClose: () => void }) {
  const status = useStatus(environment);
  return (
    <ActionDialog title={`Start a canary in ${environment}`} onClose={onClose} isWide>
      <QueryState query={useRemotes()} what="the remotes">
        {(listed) => (
          <QueryState query={status} what={environment}>
            {(present) => <StartForm status={present} remotes={listed.map(({ remote }) => remote)} onClose={onClose} />}
          </QueryState>
        )}
      </QueryState>
    </ActionDialog>
  );
}
