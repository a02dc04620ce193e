import { ActionDialog } from '../../lib/actions/action-dialog';
import { QueryState } from '../../lib/layout/query-state';
import { useEnvironments, useRemotes, useStatus } from '../../lib/registry/queries';
import { PinForm } from './pin-form';

/** Pins releases of one or several remotes at once. @param chosen the initially selected versions. */
export function PinDialog({
  environment,
  chosen = {},
  onClose,
}: {
  environment: string;
  chosen?: Record<string, string>;
  onClose: () => void;
}) {
  const status = useStatus(environment);
  const remotes = useRemotes();
  const environments = useEnvironments();
  const settings = environments.data?.find(({ name }) => name === environment)?.settings;
  return (
    <ActionDialog title={`Pin in ${environment}`} onClose={onClose} isWide>
      <QueryState query={remotes} what="the remotes">
        {(listed) => (
          <QueryState query={status} what={environment}>
            {(present) => (
              <PinForm
                status={present}
                remotes={listed.map(({ remote }) => remote)}
                chosen={chosen}
                needsApproval={settings?.requiresApproval === true}
                onClose={onClose}
              />
            )}
          </QueryState>
        )}
      </QueryState>
    </ActionDialog>
  );
}
