import { FreezeDialog } from '../features/freeze-environment/freeze-dialog';
import { PinDialog } from '../features/pin-releases/pin-dialog';
import { PromoteDialog } from '../features/promote-composition/promote-dialog';
import { RollBackDialog } from '../features/roll-back/roll-back-dialog';
import { ActionButton } from '../lib/actions/action-button';
import { useScopes } from '../lib/session/session-provider';

/** The actions on a whole environment. */
export function EnvironmentActions({ environment }: { environment: string }) {
  const refusal = useScopes().mayOperate(environment) ? null : `Your token may not operate ${environment}.`;
  return (
    <>
      <ActionButton
        label="Pin …"
        variant="contained"
        refusal={refusal}
        renderDialog={(close) => <PinDialog environment={environment} onClose={close} />}
      />
      <ActionButton
        label="Promote …"
        variant="outlined"
        refusal={refusal}
        renderDialog={(close) => <PromoteDialog environment={environment} onClose={close} />}
      />
      <ActionButton
        label="Roll back …"
        variant="outlined"
        refusal={refusal}
        renderDialog={(close) => <RollBackDialog environment={environment} onClose={close} />}
      />
      <ActionButton
        label="Freeze …"
        variant="outlined"
        refusal={refusal}
        renderDialog={(close) => <FreezeDialog environment={environment} onClose={close} />}
      />
    </>
  );
}
