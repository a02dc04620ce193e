import type { Webhook } from '@social/registry/client/browser';
import { useQueryClient } from '@tanstack/react-query';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ActionForm } from '../../lib/actions/action-form';
import { webhooksKey } from '../../lib/registry/query-keys';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Removes a webhook. */
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
          await registry.removeWebhook(id);
          // At once, because its deliveries, which are shown until the list is read again, can be asked for no more.
          queries.setQueryData<Webhook[]>(webhooksKey, (webhooks) => webhooks?.filter((other) => other.id !== id));
          return { text: `Nothing is sent to ${new URL(url).host} any more.`, wayBack: 'Add it again; it gets another secret.' };
        }}
        onClose={onClose}
      >
        Its deliveries go with it, also those that wait.
      </ActionForm>
    </ActionDialog>
  );
}
