import type { Webhook } from '@social/registry-client/browser';
import { Chip, EmptyState, Stack, styled, Typography } from '@social/ui';
import { ActionButton } from '../../lib/actions/action-button';
import { Panel } from '../../lib/layout/panel';
import { QueryState } from '../../lib/layout/query-state';
import { Mono } from '../../lib/layout/version-text';
import { useWebhooks } from '../../lib/registry/queries';
import { DeliveryList } from './delivery-list';
import { RemoveWebhookDialog } from './remove-webhook-dialog';
import { TestWebhook } from './test-webhook';

/** Shows the webhooks that the token may manage, each with its last deliveries. */
export function WebhookList() {
  return (
    <QueryState query={useWebhooks()} what="the webhooks">
      {(webhooks) =>
        webhooks.length === 0 ? (
          <EmptyState
            title="No webhook is told of anything"
            detail="A webhook tells a chat or a pipeline of revisions, canaries, withdrawals, approvals and freezes."
          />
        ) : (
          <Stack spacing={3}>
            {webhooks.map((webhook) => (
              <WebhookPanel key={webhook.id} webhook={webhook} />
            ))}
          </Stack>
        )
      }
    </QueryState>
  );
}

function WebhookPanel({ webhook }: { webhook: Webhook }) {
  const { id, environment, url, events, format, waiting, dead, createdBy } = webhook;
  return (
    <Panel
      title={environment ?? 'All environments'}
      aside={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <TestWebhook webhook={webhook} />
          <ActionButton
            label="Remove"
            object={`webhook ${id}`}
            size="small"
            variant="outlined"
            color="error"
            renderDialog={(close) => <RemoveWebhookDialog webhook={webhook} onClose={close} />}
          />
        </Stack>
      }
    >
      <Stack spacing={2}>
        <Address>
          <Mono>{url}</Mono>
        </Address>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.75 }}>
          {dead > 0 && <Chip size="small" color="error" variant="outlined" label={`${dead} given up`} />}
          {waiting > 0 && <Chip size="small" color="warning" variant="outlined" label={`${waiting} waiting`} />}
          {format === 'slack' && <Chip size="small" variant="outlined" label="Slack" />}
          {events.map((event) => (
            <Chip key={event} size="small" variant="outlined" label={event} />
          ))}
        </Stack>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          Webhook {id}, added by {createdBy}
        </Typography>
        <DeliveryList webhook={webhook} />
      </Stack>
    </Panel>
  );
}

const Address = styled('div')({ overflowWrap: 'anywhere' });
