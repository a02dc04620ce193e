import type { CreatedWebhook } from '@social/registry-client/browser';
import { Alert, Button, styled } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { SelectField } from '../../lib/actions/select-field';
import { ErrorNote } from '../../lib/layout/error-note';
import { QueryState } from '../../lib/layout/query-state';
import { Mono } from '../../lib/layout/version-text';
import { useEnvironments } from '../../lib/registry/queries';
import { webhooksKey } from '../../lib/registry/query-keys';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useScopes } from '../../lib/session/session-provider';

const ALL = '';

/** Adds a webhook, and shows its secret once. */
export function AddWebhookDialog({ onClose }: { onClose: () => void }) {
  return (
    <ActionDialog title="Add a webhook" onClose={onClose}>
      <QueryState query={useEnvironments()} what="the environments">
        {(environments) => <AddForm environments={environments.map(({ name }) => name)} onClose={onClose} />}
      </QueryState>
    </ActionDialog>
  );
}

function AddForm({ environments, onClose }: { environments: readonly string[]; onClose: () => void }) {
  const registry = useRegistry();
  const queries = useQueryClient();
  const { mayAdminister, mayOperate } = useScopes();
  const operated = environments.filter(mayOperate);
  const [environment, setEnvironment] = useState<string | null>(null);
  const [url, setUrl] = useState('');
  const [format, setFormat] = useState<'json' | 'slack'>('json');
  const chosen = environment ?? operated[0] ?? ALL;
  const add = useMutation({
    mutationFn: () => registry.createWebhook({ environment: chosen === ALL ? null : chosen, url: url.trim(), format }),
    onSuccess: () => queries.invalidateQueries({ queryKey: webhooksKey }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate();
  }

  if (add.data) return <Added webhook={add.data} onClose={onClose} />;
  return (
    <Form noValidate onSubmit={submit}>
      <SelectField
        label="Events of"
        value={chosen}
        options={[
          ...operated.map((name) => ({ value: name, label: name })),
          ...(mayAdminister ? [{ value: ALL, label: 'all environments' }] : []),
        ]}
        onChange={setEnvironment}
      />
      <TextField
        label="Address"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        helperText="A public https address. All events are sent there; the command line chooses among them."
      />
      <SelectField
        label="Body"
        value={format}
        options={[
          { value: 'json', label: 'JSON, as Standard Webhooks has it' },
          { value: 'slack', label: 'a text for Slack' },
        ]}
        onChange={(value) => setFormat(value === 'slack' ? 'slack' : 'json')}
      />
      {add.error && <ErrorNote error={add.error} />}
      <Button type="submit" variant="contained" disabled={url.trim() === ''} loading={add.isPending}>
        Add the webhook
      </Button>
    </Form>
  );
}

function Added({ webhook: { secret }, onClose }: { webhook: CreatedWebhook; onClose: () => void }) {
  return (
    <Form as="div">
      <Alert severity="success" role="status">
        The webhook is told of what happens from now on. Its secret is shown this once; the receiver verifies deliveries with it.
      </Alert>
      <Secret>
        <Mono>{secret}</Mono>
      </Secret>
      <Button variant="contained" autoFocus onClick={onClose}>
        Done
      </Button>
    </Form>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
const Secret = styled('div')({ overflowWrap: 'anywhere', userSelect: 'all' });
