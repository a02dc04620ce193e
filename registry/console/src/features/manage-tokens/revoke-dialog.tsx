import type { Token } from '@social/registry-client/browser';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useSession } from '../../lib/session/session-provider';

export function RevokeDialog({ token: { id, name }, onClose }: { token: Token; onClose: () => void }) {
  const registry = useRegistry();
  const isOwn = useSession().identity?.id === id;
  return (
    <ActionDialog title={`Revoke the token of ${name}`} onClose={onClose}>
      <ActionForm
        submitLabel="Revoke"
        isReady
        isDangerous
        asksReason={false}
        onSubmit={async () => {
          await registry.revokeToken(id);
          return { text: `The token of ${name} is refused from now on.`, wayBack: 'There is none: create another token.' };
        }}
        onClose={onClose}
      >
        Its next request is refused. {isOwn && 'It is the one you are signed in with: you will have to sign in with another.'}
      </ActionForm>
    </ActionDialog>
  );
}
