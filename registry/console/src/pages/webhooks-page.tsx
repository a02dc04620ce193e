import { AddWebhookDialog } from '../features/manage-webhooks/add-webhook-dialog';
import { WebhookList } from '../features/manage-webhooks/webhook-list';
import { ActionButton } from '../lib/actions/action-button';
import { PageHeader } from '../lib/layout/page-header';

/** Shows the webhooks and their failed deliveries. */
export function WebhooksPage() {
  return (
    <>
      <PageHeader
        title="Webhooks"
        actions={
          <ActionButton label="Add a webhook …" variant="contained" renderDialog={(close) => <AddWebhookDialog onClose={close} />} />
        }
      />
      <WebhookList />
    </>
  );
}
