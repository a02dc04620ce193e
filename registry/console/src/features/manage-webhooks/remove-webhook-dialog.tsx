import type { Webhook } from '@social/registry/client/browser';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Removes a webhook. */
export function RemoveWebhookDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const registry = useRegistry();
  return (
    <ActionDialog title={`Remove webhook ${id}`} onClose={onClose}>
      <ActionForm
        submitLabel="Remove"
        isReady
        isDangerous
        asksReason={false}
        onSubmit={async () => {
          await registry.removeWebhook(id);
          return { text: `Nothing is sent to ${new URL(url).host} any more.`, wayBack: 'Add it again; it gets another secret.' };
        }}
        onClose={onClose}
      >
        Its deliveries go with it, also those that wait.
      </ActionForm>
    </ActionDialog>
  );
}
