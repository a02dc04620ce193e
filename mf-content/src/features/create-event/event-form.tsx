import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Button, Card, styled } from '@social/ui';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { LimitedField } from '@social/ui/fields/limited-field';
import { useRef, type SubmitEvent } from 'react';
import { CoverPicker } from '../../lib/cover-picker';
import { Fields } from '../../lib/fields';
import { PublishingNotice } from '../../lib/publishing-notice';
import { emptyDraft, maxCharacters, type DraftField, type EventDraft } from './event-draft';
import type { EventFormState as Form } from './use-event-form';

type FieldOptions = { label: string; type?: 'date' | 'time'; isMultiline?: boolean; hint?: string };

const fieldOptions: Record<DraftField, FieldOptions> = {
  name: { label: t('Event name') },
  location: { label: t('Location') },
  startDate: { label: t('Start date'), type: 'date' },
  startTime: { label: t('Start time'), type: 'time', hint: t('On the clock of the place') },
  endDate: { label: t('End date'), type: 'date' },
  endTime: { label: t('End time'), type: 'time' },
  description: { label: t('Description'), isMultiline: true },
};

export type EventFormProps = {
  form: Form;
  submitLabel: string;
  coverHint: string;
  /** The details that are saved, where an event is changed. */
  saved?: EventDraft;
};

/** The form of an event. A field shows its error once the member has left it. */
export function EventForm({ form, submitLabel, coverHint, saved = emptyDraft }: EventFormProps) {
  const element = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const invalidField = await form.publish();
    if (invalidField === null) return;
    const input = element.current?.elements.namedItem(invalidField);
    if (input instanceof HTMLElement) input.focus();
  }

  const field = (name: DraftField) => <FormField name={name} form={form} />;

  return (
    <Card>
      {/* Drafts survive a reload, except for a cover that the browser could not store. */}
      <Fields
        ref={element}
        noValidate
        aria-label={submitLabel}
        onSubmit={(event) => void handleSubmit(event)}
        {...unsavedWorkProps(!form.cover.isSafe)}
      >
        <CoverPicker hint={coverHint} cover={form.cover.chosen?.file ?? null} onChoose={form.cover.change} />
        {field('name')}
        {field('location')}
        <Pair>
          {field('startDate')}
          {field('startTime')}
          {field('endDate')}
          {field('endTime')}
        </Pair>
        {field('description')}
        {form.conflicts.map((name) => (
          <ConflictNotice
            key={name}
            label={fieldOptions[name].label}
            saved={saved[name]}
            onUseMine={() => form.resolve(name, 'keep')}
            onUseSaved={() => form.resolve(name, 'drop')}
          />
        ))}
        <PublishingNotice publishing={form.publishing} />
        <Button type="submit" variant="contained" size="large" loading={form.publishing.kind === 'sending'} sx={{ justifySelf: 'end' }}>
          {submitLabel}
        </Button>
      </Fields>
    </Card>
  );
}

function FormField({ name, form }: { name: DraftField; form: Form }) {
  const { label, type, isMultiline, hint } = fieldOptions[name];
  const problem = form.problems[name];
  return (
    <LimitedField
      name={name}
      maxCharacters={maxCharacters[name] ?? Infinity}
      label={label}
      required
      value={form.draft[name]}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => form.change(name, target.value)}
      onBlur={() => form.leave(name)}
      {...(type && { type })}
      {...(isMultiline && { multiline: true, minRows: 4, maxRows: 14 })}
      slotProps={{
        htmlInput: { readOnly: form.publishing.kind === 'sending', ...(type === undefined && { dir: 'auto' }) },
        ...(type && { inputLabel: { shrink: true } }),
      }}
    />
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2.5, 2),
}));
