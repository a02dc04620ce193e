import type { Page } from '@social/api/pages/page';
import { t } from '@social/texts';
import { rich } from '@social/texts/rich';
import { Alert, Button, Stack, styled, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useId, useRef, useState, type FormEvent } from 'react';
import { useDeletePage } from './use-delete-page';

type Field = 'password' | 'confirmPassword' | 'finalConfirmation';
type FieldErrors = Partial<Record<Field, string>>;

const empty = { password: '', confirmPassword: '', finalConfirmation: 'disagree' };

/** Deletes a page after the password, its confirmation and Agree. Passwords are stored nowhere. */
export function DeletePageForm({ page, onDeleted }: { page: Page; onDeleted: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { state, remove } = useDeletePage(page, onDeleted);

  if (!page.isMine) return <Typography>{t('Only the page’s owner can delete it.')}</Typography>;

  function set(name: Field, value: string) {
    setErrors(({ [name]: _fixed, ...others }) => others);
    setFields((current) => ({ ...current, [name]: value }));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'deleting') return;
    const found = validateDeletion(fields);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) return form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
    await remove(fields.password);
  }

  function passwordField(name: 'password' | 'confirmPassword', label: string) {
    return (
      <TextField
        id={id + name}
        name={name}
        type="password"
        label={label}
        required
        autoComplete="current-password"
        value={fields[name]}
        error={errors[name] !== undefined}
        helperText={errors[name]}
        onChange={(event) => set(name, event.target.value)}
      />
    );
  }

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2.5}
      aria-label={t('Delete Page')}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Alert severity="warning">
        {rich('{name} goes with all of its posts, for good. This can’t be undone.', { name: <bdi>{page.name}</bdi> })}
      </Alert>
      {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
      {passwordField('password', t('Password'))}
      {passwordField('confirmPassword', t('Confirm Password'))}
      <Choice aria-describedby={errors.finalConfirmation && `${id}choice`}>
        <legend>{t('Final confirmation: delete this page?')}</legend>
        {(['agree', 'disagree'] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="finalConfirmation"
              value={value}
              checked={fields.finalConfirmation === value}
              onChange={() => set('finalConfirmation', value)}
            />
            {value === 'agree' ? t('Agree') : t('Disagree')}
          </label>
        ))}
        {errors.finalConfirmation && (
          <Typography id={`${id}choice`} role="alert" variant="body2" color="error">
            {errors.finalConfirmation}
          </Typography>
        )}
      </Choice>
      <Button type="submit" variant="contained" color="error" loading={state.kind === 'deleting'} sx={{ alignSelf: 'flex-start' }}>
        {t('Delete Page')}
      </Button>
    </Stack>
  );
}

function validateDeletion({ password, confirmPassword, finalConfirmation }: typeof empty): FieldErrors {
  return {
    ...(password === '' && { password: t('Please enter your password') }),
    ...(password !== confirmPassword && { confirmPassword: t('Passwords do not match') }),
    ...(finalConfirmation !== 'agree' && { finalConfirmation: t('Choose Agree to delete the page.') }),
  };
}

const Choice = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { marginBottom: theme.spacing(0.5), padding: 0, fontWeight: 600 },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    marginInlineEnd: theme.spacing(3),
    cursor: 'pointer',
  },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));
