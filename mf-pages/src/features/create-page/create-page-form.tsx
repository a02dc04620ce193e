import type { Page } from '@social/api/pages/page';
import { Alert, Button, Card, MenuItem, Stack, TextField } from '@social/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { TAKEN_WORDS } from '../../lib/page-slug';
import { categoryLabels, faultsOf, type NewPageFaults, type NewPageField } from './new-page-fields';
import { SlugField } from './slug-field';
import { useCreatePage } from './use-create-page';
import { useNewPageDraft } from './use-new-page-draft';
import { useSlugCheck } from './use-slug-check';

const fieldOrder: readonly NewPageField[] = ['name', 'slug', 'category', 'description'];

/** Everything that a new page needs. What is typed stays until the page is made, also when this screen is left. */
export function CreatePageForm({ onCreated }: { onCreated: (page: Page) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { fields, isEmpty, change, clear } = useNewPageDraft();
  const [faults, setFaults] = useState<NewPageFaults>({});
  const check = useSlugCheck(fields.slug.trim());
  const { state, create } = useCreatePage();
  const shown = { ...(state.kind === 'failed' && state.faults), ...faults };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const found = { ...(check === 'taken' && { slug: TAKEN_WORDS }), ...faultsOf(fields) };
    setFaults(found);
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
      error: shown[name] !== undefined,
      helperText: shown[name],
      onChange: (event: { target: { value: string } }) => {
        setFaults(({ [name]: _mended, ...others }) => others);
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
        aria-label="Create Page"
        data-unsaved={isEmpty ? undefined : ''}
        onSubmit={(event) => void handleSubmit(event)}
      >
        {state.kind === 'failed' && state.words !== '' && <Alert severity="error">{state.words}</Alert>}
        <TextField {...field('name')} label="Page name" required slotProps={{ htmlInput: { dir: 'auto', maxLength: 120 } }} />
        <SlugField {...field('slug')} check={check} />
        <TextField {...field('category')} label="Category" select required>
          {categoryLabels.map((label) => (
            <MenuItem key={label} value={label}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          {...field('description')}
          label="Page description"
          multiline
          minRows={3}
          maxRows={10}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 3000 } }}
        />
        <Button type="submit" variant="contained" size="large" loading={state.kind === 'sending'} sx={{ alignSelf: 'flex-start' }}>
          Publish Page
        </Button>
      </Stack>
    </Card>
  );
}
