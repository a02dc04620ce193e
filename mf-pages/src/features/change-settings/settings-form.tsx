import type { Page } from '@social/api/pages/page';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { useSession } from '@social/session';
import { Alert, notify, Stack } from '@social/ui';
import { Fragment, useId, useRef, useState, type FormEvent } from 'react';
import { SaveBar } from '../../lib/save-bar';
import { ConflictNotice } from '../../lib/conflict-notice';
import { fieldsOf, type FormSection, type SettingField, type SettingName } from './setting-fields';
import { SettingInput } from './setting-input';
import { changedNames, conflictsOf, faultsOf, textsOf, type SettingTexts } from './setting-values';
import { useEdits } from './use-edits';
import { useSaveSettings } from './use-save-settings';

export type SettingsFormProps = { page: Page; site: SiteSettings; section: FormSection; label: string };

/** One section of texts and choices. What is changed stays in this browser until it is saved or discarded. */
export function SettingsForm({ page, site, section, label }: SettingsFormProps) {
  const fields = fieldsOf[section];
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const userId = useSession((session) => session.userId);
  const [edits, changeEdits] = useEdits(`draft_${userId}_page_${page.id}_${section}`);
  const [faults, setFaults] = useState<SettingTexts>({});
  const { state, save } = useSaveSettings({ page, fields, site });

  const current = textsOf(fields, page, site);
  const conflicts = conflictsOf(edits, current);
  const isDirty = changedNames(edits, current).length > 0;
  const shownFaults = { ...(state.kind === 'failed' && state.faults), ...faults };
  const valueOf = (name: SettingName) => edits[name]?.to ?? current[name] ?? '';

  function edit(name: SettingName, to: string) {
    setFaults(({ [name]: _mended, ...others }) => others);
    changeEdits(({ [name]: before, ...others }) => {
      const from = before?.from ?? current[name] ?? '';
      return to === from ? others : { ...others, [name]: { from, to } };
    });
  }

  function forget(name: SettingName) {
    changeEdits(({ [name]: _theirs, ...others }) => others);
  }

  /** What is in conflict comes first, then what is at fault. */
  function focusFirst(names: readonly string[]) {
    const first = fields.find(({ name }) => names.includes(name))?.name;
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea, [role="combobox"])`)?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'saving') return;
    const found = faultsOf(fields, Object.fromEntries(fields.map(({ name }) => [name, valueOf(name)])));
    setFaults(found);
    if (Object.keys(found).length > 0) return focusFirst(Object.keys(found));
    if (conflicts.length > 0) return focusFirst(conflicts);
    const sent = edits;
    if ((await save(sent)) !== 'saved') return;
    // What was typed on meanwhile stays.
    changeEdits((now) => Object.fromEntries(Object.entries(now).filter(([name, { to }]) => sent[name as SettingName]?.to !== to)));
    await notify({ severity: 'success', message: `${label} saved.` });
  }

  async function discard() {
    const discarded = edits;
    changeEdits(() => ({}));
    setFaults({});
    if ((await notify({ severity: 'info', message: 'Your changes are discarded.', action: 'Undo' })) === 'action')
      changeEdits((now) => ({ ...discarded, ...now }));
  }

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2.5}
      aria-label={label}
      data-unsaved={isDirty ? '' : undefined}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {state.kind === 'failed' && state.words !== '' && <Alert severity="error">{state.words}</Alert>}
      {fields.map((field) => (
        <Fragment key={field.name}>
          <SettingInput
            id={`${id}${field.name}`}
            field={field}
            site={site}
            value={valueOf(field.name)}
            fault={shownFaults[field.name]}
            onChange={(value) => edit(field.name, value)}
          />
          {conflicts.includes(field.name) && (
            <ConflictNotice
              label={field.label}
              theirs={asRead(field, current[field.name] ?? '', site)}
              onKeepMine={() =>
                changeEdits((now) => ({ ...now, [field.name]: { from: current[field.name] ?? '', to: valueOf(field.name) } }))
              }
              onTakeTheirs={() => forget(field.name)}
            />
          )}
        </Fragment>
      ))}
      <SaveBar isDirty={isDirty} isSaving={state.kind === 'saving'} onDiscard={() => void discard()} />
    </Stack>
  );
}

/** The words for a value that is chosen from a list. */
function asRead(field: SettingField, value: string, site: SiteSettings): string {
  return field.options?.(site).find((option) => option.value === value)?.label ?? value;
}
