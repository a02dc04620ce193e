import type { Webhook } from '@social/registry-client/browser';
import { Button } from '@social/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ErrorNote } from '../../lib/layout/error-note';
import { webhooksKey } from '../../lib/registry/query-keys';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Sends a test event. Its outcome is shown among the deliveries. */
export function TestWebhook({ webhook: { id } }: { webhook: Webhook }) {
  const registry = useRegistry();
  const queries = useQueryClient();
  const test = useMutation({
    mutationFn: () => registry.testWebhook(id),
    onSettled: () => queries.invalidateQueries({ queryKey: webhooksKey }),
  });
  return (
    <>
      <Button size="small" variant="outlined" aria-label={`Test webhook ${id}`} loading={test.isPending} onClick={() => test.mutate()}>
        Send a test
      </Button>
      {test.error && <ErrorNote error={test.error} />}
    </>
  );
}
