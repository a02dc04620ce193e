import { ActionDialog } from '../../lib/actions/action-dialog';
import { QueryState } from '../../lib/layout/query-state';
import { useRecentRevisions, useStatus } from '../../lib/registry/queries';
import { RollBackForm } from './roll-back-form';

type RollBackDialogProps = {
  environment: string;
  /** The revision to restore, if the dialog was opened from the history. */
  to?: number;
  onClose: () => void;
};

/** Restores an earlier composition of an environment, or the previous version of one remote. */
export function RollBackDialog({ environment, to, onClose }: RollBackDialogProps) {
  const status = useStatus(environment);
  const history = useRecentRevisions(environment);
  return (
    <ActionDialog title={`Roll back ${environment}`} onClose={onClose} isWide>
      <QueryState query={status} what={environment}>
        {(present) => (
          <QueryState query={history} what="the history">
            {({ revisions }) => <RollBackForm status={present} revisions={revisions} to={to} onClose={onClose} />}
          </QueryState>
        )}
      </QueryState>
    </ActionDialog>
  );
}
