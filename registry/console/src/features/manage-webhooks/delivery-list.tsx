import type { Webhook, WebhookDelivery } from '@social/registry-client/browser';
import { Button, Chip, Stack, Typography } from '@social/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TimeAgo } from '../../lib/format/time-ago';
import { StackedTable, TableFrame } from '../../lib/layout/data-table';
import { ErrorNote } from '../../lib/layout/error-note';
import { QueryState } from '../../lib/layout/query-state';
import { webhooksKey } from '../../lib/registry/query-keys';
import { useWebhookDeliveries } from '../../lib/registry/queries';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Shows the last deliveries of a webhook, and resends failed ones. */
export function DeliveryList({ webhook: { id } }: { webhook: Webhook }) {
  const registry = useRegistry();
  const queries = useQueryClient();
  const redeliver = useMutation({
    mutationFn: async (deliveries: readonly WebhookDelivery[]) => {
      for (const delivery of deliveries) await registry.redeliver(id, delivery.id);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: webhooksKey }),
  });
  return (
    <QueryState query={useWebhookDeliveries(id)} what="the deliveries" lines={2}>
      {(deliveries) => {
        const dead = deliveries.filter(({ state }) => state === 'dead');
        if (deliveries.length === 0)
          return (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Nothing was sent yet.
            </Typography>
          );
        return (
          <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
            {dead.length > 0 && (
              <Button size="small" variant="contained" loading={redeliver.isPending} onClick={() => redeliver.mutate(dead)}>
                Send {dead.length === 1 ? 'the one' : `the ${dead.length}`} that {dead.length === 1 ? 'was' : 'were'} given up again
              </Button>
            )}
            {redeliver.error && <ErrorNote error={redeliver.error} />}
            <TableFrame tabIndex={0} role="region" aria-label={`Deliveries of webhook ${id}`} sx={{ width: '100%' }}>
              <StackedTable>
                <thead>
                  <tr>
                    <th scope="col">State</th>
                    <th scope="col">Event</th>
                    <th scope="col">Last attempt</th>
                  </tr>
                </thead>
                <tbody>
                  {deliveries.map((delivery) => (
                    <DeliveryRow key={delivery.id} delivery={delivery} />
                  ))}
                </tbody>
              </StackedTable>
            </TableFrame>
          </Stack>
        );
      }}
    </QueryState>
  );
}

const states = {
  delivered: { color: 'success', label: 'Delivered' },
  waiting: { color: 'warning', label: 'Waiting' },
  dead: { color: 'error', label: 'Given up' },
} as const;

function DeliveryRow({ delivery: { type, summary, state, attempts, changedAt, nextAttemptAt, error } }: { delivery: WebhookDelivery }) {
  const { color, label } = states[state];
  return (
    <tr>
      <td>
        <Chip size="small" variant="outlined" color={color} label={label} />
      </td>
      <td>
        <strong>{type}</strong>
        <br />
        {summary}
      </td>
      <td>
        {attempts === 0 ? (
          'not sent yet'
        ) : (
          <>
            <TimeAgo at={changedAt} />, attempt {attempts}
          </>
        )}
        {error !== null && (
          <>
            <br />
            {error}
          </>
        )}
        {nextAttemptAt !== null && attempts > 0 && (
          <>
            <br />
            again <TimeAgo at={nextAttemptAt} />
          </>
        )}
      </td>
    </tr>
  );
}
