import type { Page } from '@social/api/pages/page';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Alert, Button, Card, Stack } from '@social/ui';
import { MenuItem, TextField } from '@social/ui/forms';
import { LimitedField } from '@social/ui/fields/limited-field';
import { useId, useRef, useState, type FormEvent } from 'react';
import { TAKEN_MESSAGE } from '../../lib/page-slug';
import { categories, maxCharacters, validateNewPage, type NewPageErrors, type NewPageField } from './new-page-fields';
import { SlugField } from './slug-field';
import { useCreatePage } from './use-create-page';
import { useNewPageDraft } from './use-new-page-draft';
import { useSlugCheck } from './use-slug-check';

const fieldOrder: readonly NewPageField[] = ['name', 'slug', 'category', 'description'];

/** Creates a page. The draft stays in this browser until the page exists. */
export function CreatePageForm({ onCreated }: { onCreated: (page: Page) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { fields, isEmpty, change, clear } = useNewPageDraft();
  const [errors, setErrors] = useState<NewPageErrors>({});
  const check = useSlugCheck(fields.slug.trim());
  const { state, create } = useCreatePage();
  const shownErrors = { ...(state.kind === 'failed' && state.errors), ...errors };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const found = { ...(check === 'taken' && { slug: TAKEN_MESSAGE }), ...validateNewPage(fields) };
    setErrors(found);
    const first = fieldOrder.find((field) => found[field]);
    if (first) return form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea, [role="combobox"])`)?.focus();
    const page = await create(fields);
    if (!page) return;
    clear();
    onCreated(page);
  }

  function field(name: NewPageField) {
    return {
      id: `${id}${name}`,
      'data-field': name,
      value: fields[name],
      error: shownErrors[name] !== undefined,
      helperText: shownErrors[name],
      onChange: (event: { target: { value: string } }) => {
        setErrors(({ [name]: _fixed, ...others }) => others);
        change({ [name]: event.target.value });
      },
    };
  }

  return (
    <Card>
      <Stack
        component="form"
        ref={form}
        noValidate
        spacing={2.5}
        sx={{ p: { xs: 2, sm: 3 } }}
        aria-label={t('Create Page')}
        {...unsavedWorkProps(!isEmpty)}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {state.kind === 'failed' && state.message !== '' && <Alert severity="error">{state.message}</Alert>}
        <LimitedField
          {...field('name')}
          label={t('Page name')}
          required
          maxCharacters={maxCharacters.name}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <SlugField {...field('slug')} check={check} />
        <TextField {...field('category')} label={t('Category')} select required>
          {categories.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <LimitedField
          {...field('description')}
          maxCharacters={maxCharacters.description}
          label={t('Page description')}
          multiline
          minRows={3}
          maxRows={10}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        <Button type="submit" variant="contained" size="large" loading={state.kind === 'sending'} sx={{ alignSelf: 'flex-start' }}>
          {t('Publish Page')}
        </Button>
      </Stack>
    </Card>
  );
}
