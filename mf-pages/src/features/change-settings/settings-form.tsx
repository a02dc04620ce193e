import type { Page } from '@social/api/pages/page';
import type { SiteSettings } from '@social/api/site/fetch-site-settings';
import { toDraftKey } from '@social/data/drafts/draft';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, notify, Stack } from '@social/ui';
import { Fragment, useId, useRef, useState, type FormEvent } from 'react';
import { SaveBar } from '../../lib/save-bar';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { sectionFields, type FormSection, type SettingField, type SettingName } from './setting-fields';
import { SettingInput } from './setting-input';
import { findChangedNames, findSettingConflicts, readSettings, validateSettings, type SettingTexts } from './setting-values';
import { useEdits } from './use-edits';
import { useSaveSettings } from './use-save-settings';

export type SettingsFormProps = { page: Page; site: SiteSettings; section: FormSection; label: string };

/** A section of the settings. Edits stay in this browser until they are saved or discarded. */
export function SettingsForm({ page, site, section, label }: SettingsFormProps) {
  const fields = sectionFields[section];
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const userId = useSession((session) => session.userId);
  const [edits, changeEdits] = useEdits(toDraftKey(userId, `page_${page.id}_${section}`));
  const [errors, setErrors] = useState<SettingTexts>({});
  const { state, save } = useSaveSettings({ page, fields, site });

  const current = readSettings(fields, page, site);
  const conflicts = findSettingConflicts(edits, current);
  const isDirty = findChangedNames(edits, current).length > 0;
  const shownErrors = { ...(state.kind === 'failed' && state.errors), ...errors };
  const getValue = (name: SettingName) => edits[name]?.to ?? current[name] ?? '';

  function edit(name: SettingName, to: string) {
    setErrors(({ [name]: _fixed, ...others }) => others);
    changeEdits(({ [name]: before, ...others }) => {
      const from = before?.from ?? current[name] ?? '';
      return to === from ? others : { ...others, [name]: { from, to } };
    });
  }

  function dropEdit(name: SettingName) {
    changeEdits(({ [name]: _theirs, ...others }) => others);
  }

  function focusFirst(names: readonly string[]) {
    const first = fields.find(({ name }) => names.includes(name))?.name;
    form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea, [role="combobox"])`)?.focus();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'saving') return;
    const found = validateSettings(fields, Object.fromEntries(fields.map(({ name }) => [name, getValue(name)])));
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirst(Object.keys(found));
    if (conflicts.length > 0) return focusFirst(conflicts);
    const sent = edits;
    if ((await save(sent)) !== 'saved') return;
    // Edits made while the request was pending stay.
    changeEdits((now) => Object.fromEntries(Object.entries(now).filter(([name, { to }]) => sent[name as SettingName]?.to !== to)));
    await notify({ severity: 'success', message: t('{label} saved.', { label }) });
  }

  async function discard() {
    const discarded = edits;
    changeEdits(() => ({}));
    setErrors({});
    if ((await notify({ severity: 'info', message: t('Your changes are discarded.'), action: t('Undo') })) === 'action')
      changeEdits((now) => ({ ...discarded, ...now }));
  }

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2.5}
      aria-label={label}
      {...unsavedWorkProps(isDirty)}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {state.kind === 'failed' && state.message !== '' && <Alert severity="error">{state.message}</Alert>}
      {fields.map((field) => (
        <Fragment key={field.name}>
          <SettingInput
            id={`${id}${field.name}`}
            field={field}
            site={site}
            value={getValue(field.name)}
            error={shownErrors[field.name]}
            onChange={(value) => edit(field.name, value)}
          />
          {conflicts.includes(field.name) && (
            <ConflictNotice
              label={field.label}
              saved={formatValue(field, current[field.name] ?? '', site)}
              onUseMine={() =>
                changeEdits((now) => ({ ...now, [field.name]: { from: current[field.name] ?? '', to: getValue(field.name) } }))
              }
              onUseSaved={() => dropEdit(field.name)}
            />
          )}
        </Fragment>
      ))}
      <SaveBar isDirty={isDirty} isSaving={state.kind === 'saving'} onDiscard={() => void discard()} />
    </Stack>
  );
}

/** Returns the label of a value that has options. */
function formatValue(field: SettingField, value: string, site: SiteSettings): string {
  return field.options?.(site).find((option) => option.value === value)?.label ?? value;
}
