import { Alert, Button, styled } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { ActionDialog } from '../../lib/actions/action-dialog';
import { ErrorNote } from '../../lib/layout/error-note';
import { Mono } from '../../lib/layout/version-text';
import { refetchTopics } from '../../lib/registry/query-keys';
import { useRegistry } from '../../lib/registry/registry-provider';

/** Creates a token and shows its text once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const registry = useRegistry();
  const queries = useQueryClient();
  const [draft, setDraft] = useState({ name: '', operate: '', publish: '', admin: false });
  const create = useMutation({
    mutationFn: () =>
      registry.createToken({
        name: draft.name,
        scopes: { operate: readNames(draft.operate), publish: readNames(draft.publish), admin: draft.admin },
      }),
    onSuccess: () => refetchTopics(queries, ['tokens']),
    // The token's text is removed from the cache with the dialog.
    gcTime: 0,
  });

  if (create.data)
    return (
      <ActionDialog title={`Token of ${create.data.name}`} onClose={onClose}>
        <Alert severity="warning">This is shown once. Hand it over on a safe way; the registry stores its hash alone.</Alert>
        <Mono>{create.data.token}</Mono>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </ActionDialog>
    );
  return (
    <ActionDialog title="Create a token" onClose={onClose}>
      <Form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <TextField
          label="Name"
          autoFocus
          required
          value={draft.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          helperText="A person, or a team's pipeline: the history shows it."
        />
        <TextField
          label="Operates environments"
          value={draft.operate}
          onChange={(event) => setDraft({ ...draft, operate: event.target.value })}
          helperText="Names with commas between them; * stands for all."
        />
        <TextField
          label="Publishes remotes"
          value={draft.publish}
          onChange={(event) => setDraft({ ...draft, publish: event.target.value })}
          helperText="Such as mf_feed; * stands for all."
        />
        <label>
          <input type="checkbox" checked={draft.admin} onChange={(event) => setDraft({ ...draft, admin: event.target.checked })} />{' '}
          Administers tokens and environments
        </label>
        {create.error && <ErrorNote error={create.error} />}
        <Button type="submit" variant="contained" disabled={draft.name.trim() === ''} loading={create.isPending}>
          Create the token
        </Button>
      </Form>
    </ActionDialog>
  );
}

function readNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), '& label': theme.typography.body2 }));
