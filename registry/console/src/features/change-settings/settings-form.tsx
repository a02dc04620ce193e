import type { Environment, Settings } from '@social/registry-client/browser';
import { Alert, Button, styled, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { TimeAgo } from '../../lib/format/time-ago';
import { ErrorNote } from '../../lib/layout/error-note';
import { Panel } from '../../lib/layout/panel';
import { QueryState } from '../../lib/layout/query-state';
import { refetchTopics } from '../../lib/registry/query-keys';
import { useEnvironments } from '../../lib/registry/queries';
import { useRegistry } from '../../lib/registry/registry-provider';
import { useScopes } from '../../lib/session/session-provider';
import { ConfigurationFields } from './configuration-fields';
import { fields, readLines, switches, writeLines } from './setting-fields';
import { toDraft, useSettingsDraft } from './use-settings-draft';

/** Shows and changes the settings of an environment. */
export function SettingsForm({ environment }: { environment: string }) {
  return (
    <QueryState query={useEnvironments()} what="the settings" lines={8}>
      {(environments) => {
        const present = environments.find(({ name }) => name === environment);
        return present ? <Form key={environment} present={present} /> : <Typography>There is no such environment.</Typography>;
      }}
    </QueryState>
  );
}

function Form({ present }: { present: Environment }) {
  const registry = useRegistry();
  const queries = useQueryClient();
  const { mayAdminister } = useScopes();
  const { draft, setDraft, isChanged } = useSettingsDraft(present);
  const save = useMutation({
    mutationFn: () => registry.putEnvironment(present.name, draft),
    onSuccess: ({ settings, settingsVersion }) => {
      setDraft({ basedOn: settingsVersion, settings });
      return refetchTopics(queries, [`environment:${present.name}`]);
    },
  });
  const set = (change: Partial<Settings>) => setDraft({ ...draft, settings: { ...draft.settings, ...change } });
  const isStale = present.settingsVersion > draft.basedOn;

  return (
    <Panel title="Settings">
      <Fields
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Version {present.settingsVersion}, changed by {present.changedBy} <TimeAgo at={present.changedAt} />. Pages get their part of it
          as a new revision of the same versions.
        </Typography>
        {fields.map((field) => (
          <TextField
            key={field.name}
            size="small"
            label={field.label}
            multiline={field.isList}
            value={field.isList ? writeLines(draft.settings[field.name]) : draft.settings[field.name]}
            onChange={({ target: { value } }) => set({ [field.name]: field.isList ? readLines(value) : value })}
            disabled={!mayAdminister}
          />
        ))}
        {switches.map(({ name, label, isOnByDefault }) => (
          <SwitchLabel key={name}>
            <input
              type="checkbox"
              checked={draft.settings[name] ?? isOnByDefault}
              disabled={!mayAdminister}
              onChange={(event) => set({ [name]: event.target.checked })}
            />
            {label}
          </SwitchLabel>
        ))}
        <ConfigurationFields
          environment={present.name}
          values={draft.settings.configuration}
          isDisabled={!mayAdminister}
          onChange={(configuration) => set({ configuration })}
        />
        {isStale && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => setDraft(toDraft(present))}>
                Show theirs
              </Button>
            }
          >
            {present.changedBy} changed these settings meanwhile. Saving is refused until you have looked.
          </Alert>
        )}
        {isChanged && !isStale && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={() => setDraft(toDraft(present))}>
                Discard
              </Button>
            }
          >
            Your changes are not saved.
          </Alert>
        )}
        {save.error && <ErrorNote error={save.error} />}
        {save.isSuccess && <Alert severity="success">Saved as version {draft.basedOn}.</Alert>}
        <div>
          <Button type="submit" variant="contained" disabled={!mayAdminister || isStale} loading={save.isPending}>
            Save settings
          </Button>
        </div>
        {!mayAdminister && <Typography variant="body2">Only an administrator changes settings.</Typography>}
      </Fields>
    </Panel>
  );
}

const Fields = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 640,
}));

const SwitchLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1),
}));
