import type { Webhook } from '@social/registry-client/browser';
import { useQueryClient } from '@tanstack/react-query';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { forgetWebhook, isWebhookUnknown } from '../../lib/registry/forget-webhook';
import { useRegistry } from '../../lib/registry/registry-provider';

export function RemoveWebhookDialog({ webhook: { id, url }, onClose }: { webhook: Webhook; onClose: () => void }) {
  const registry = useRegistry();
  const queries = useQueryClient();
  return (
    <ActionDialog title={`Remove webhook ${id}`} onClose={onClose}>
      <ActionForm
        submitLabel="Remove"
        isReady
        isDangerous
        asksReason={false}
        onSubmit={async () => {
          try {
            await registry.removeWebhook(id);
          } catch (error) {
            // Another person has already removed it, which is the wanted result.
            if (!isWebhookUnknown(error)) throw error;
          }
          forgetWebhook(queries, id);
          return { text: `Nothing is sent to ${new URL(url).host} any more.`, wayBack: 'Add it again; it gets another secret.' };
        }}
        onClose={onClose}
      >
        Its deliveries go with it, also those that wait.
      </ActionForm>
    </ActionDialog>
  );
}
