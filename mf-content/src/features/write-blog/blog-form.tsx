import type { BlogCategoryId } from '@social/api/blogs/blog';
import { blogLimits } from '@social/api/blogs/create-blog';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Button, Card, ErrorState, lazyComponent, Skeleton, styled, Typography } from '@social/ui';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { TextField } from '@social/ui/forms';
import { LimitedField } from '@social/ui/fields/limited-field';
import { useEffect, useRef, type SubmitEvent } from 'react';
import { CoverPicker } from '../../lib/cover-picker';
import { Fields } from '../../lib/fields';
import { PublishingNotice } from '../../lib/publishing-notice';
import { emptyDraft, MAX_TAGS_CHARACTERS, type BlogDraft, type BlogField } from './blog-draft';
import type { BlogFormState as Form } from './use-blog-form';
import { DiscardChangesButton } from './discard-changes-button';
import { usePictureUrls } from './use-picture-urls';

/** The editor's code is half of this remote: only those who write load it. */
const ArticleEditor = lazyComponent({
  load: async () => (await import('./editor/article-editor')).ArticleEditor,
  fallback: <Skeleton role="status" aria-label={t('Loading the editor')} variant="rounded" height={340} />,
  failed: (retry) => <ErrorState title={t('The editor could not be loaded')} detail={t('Your draft is safe.')} onRetry={retry} />,
});

type TextFieldName = Exclude<BlogField, 'html' | 'categoryId'>;

const textFields: Record<TextFieldName, { label: string; maxCharacters: number; isMultiline?: boolean; hint?: string }> = {
  title: { label: t('Title'), maxCharacters: blogLimits.maxTitle },
  description: {
    label: t('Summary'),
    maxCharacters: blogLimits.maxDescription,
    isMultiline: true,
    hint: t('Shown on cards and above the text'),
  },
  tags: { label: t('Tags'), maxCharacters: MAX_TAGS_CHARACTERS, hint: t('Separated by commas, such as tea, morning') },
};

export type BlogFormProps = {
  form: Form;
  submitLabel: string;
  coverHint: string;
  /** True if there is a published blog to go back to. */
  canDiscard?: boolean;
  categories: readonly (readonly [BlogCategoryId, string])[];
  /** The blog as it is saved, where one is changed. */
  saved?: BlogDraft;
};

/** The form of a blog. A field shows its error once the member has left it. */
export function BlogForm({ form, submitLabel, coverHint, canDiscard = false, categories, saved = emptyDraft }: BlogFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const findPictureUrl = usePictureUrls(form.pictures.files);
  const isSending = form.publishing.kind === 'sending';

  // The button that had the focus is gone.
  useEffect(() => {
    if (form.discards > 0) element.current?.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [form.discards]);

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const invalidField = await form.publish();
    if (invalidField === null) return;
    const input = element.current?.elements.namedItem(invalidField) ?? element.current?.querySelector('[role="textbox"]');
    if (input instanceof HTMLElement) input.focus();
  }

  function addPictures(files: readonly File[]): string[] {
    form.pictures.add(files);
    return form.pictures
      .getState()
      .files.slice(-files.length)
      .map(({ id }) => `draft:${id}`);
  }

  return (
    <Card>
      {/* Drafts survive a reload, except for pictures that the browser could not store. */}
      <Fields
        ref={element}
        noValidate
        aria-label={submitLabel}
        onSubmit={(event) => void handleSubmit(event)}
        {...unsavedWorkProps(!form.cover.isSafe || !form.pictures.isSafe)}
      >
        <CoverPicker hint={coverHint} cover={form.cover.chosen?.file ?? null} onChoose={form.cover.change} />
        <FormText name="title" form={form} />
        <FormText name="description" form={form} />
        <TextField
          select
          name="categoryId"
          label={t('Category')}
          required
          value={form.draft.categoryId}
          error={form.problems.categoryId !== undefined}
          helperText={form.problems.categoryId}
          onChange={({ target }) => form.change('categoryId', target.value)}
          onBlur={() => form.leave('categoryId')}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{t('Choose a category')}</option>
          {categories.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextField>
        <div>
          <ArticleEditor
            key={form.textVersion}
            label={t('Text')}
            html={form.draft.html}
            problem={form.problems.html}
            isReadOnly={isSending}
            onChange={(html) => form.change('html', html)}
            onLeave={() => form.leave('html')}
            onAddPictures={addPictures}
            findPictureUrl={findPictureUrl}
          />
        </div>
        <FormText name="tags" form={form} />
        {form.conflicts.map((name) => (
          <ConflictNotice
            key={name}
            label={labelOf(name)}
            saved={name === 'html' || name === 'categoryId' ? null : saved[name]}
            onUseMine={() => form.resolve(name, 'keep')}
            onUseSaved={() => form.resolve(name, 'drop')}
          />
        ))}
        <PublishingNotice publishing={form.publishing} />
        <Footer>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('Your draft stays on this device until it is sent.')}
          </Typography>
          <Buttons>
            {canDiscard && form.isChanged && !isSending && <DiscardChangesButton onDiscard={form.discard} />}
            <Button type="submit" variant="contained" size="large" loading={isSending}>
              {submitLabel}
            </Button>
          </Buttons>
        </Footer>
      </Fields>
    </Card>
  );
}

function FormText({ name, form }: { name: TextFieldName; form: Form }) {
  const { label, maxCharacters, isMultiline, hint } = textFields[name];
  const problem = form.problems[name];
  return (
    <LimitedField
      name={name}
      maxCharacters={maxCharacters}
      label={label}
      required={name !== 'tags'}
      value={form.draft[name]}
      error={problem !== undefined}
      helperText={problem ?? hint}
      onChange={({ target }) => form.change(name, target.value)}
      onBlur={() => form.leave(name)}
      {...(isMultiline && { multiline: true, minRows: 2, maxRows: 6 })}
      slotProps={{ htmlInput: { readOnly: form.publishing.kind === 'sending', dir: 'auto' } }}
    />
  );
}

function labelOf(name: BlogField): string {
  if (name === 'html') return t('Text');
  return name === 'categoryId' ? t('Category') : textFields[name].label;
}

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1), marginInlineStart: 'auto' }));

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
}));
