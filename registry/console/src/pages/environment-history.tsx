import { HistoryTimeline } from '../features/read-history/history-timeline';
import { RollBackDialog } from '../features/roll-back/roll-back-dialog';
import { ActionButton } from '../lib/actions/action-button';
import { useScopes } from '../lib/session/session-provider';

/** The history of an environment, with a rollback to each revision. */
export function EnvironmentHistory({ environment }: { environment: string }) {
  const refusal = useScopes().mayOperate(environment) ? null : `Your token may not operate ${environment}.`;
  return (
    <HistoryTimeline
      environment={environment}
      renderRollBack={(revision) => (
        <ActionButton
          label="Roll back"
          object={`to revision ${revision}`}
          size="small"
          refusal={refusal}
          renderDialog={(close) => <RollBackDialog environment={environment} to={revision} onClose={close} />}
        />
      )}
    />
  );
}
