import { trimIdentifier } from '@social/text-grammar/trim-text';
import { t } from '@social/texts';
import { Button, Stack, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { SignInFailure } from './format-sign-in-error';

type CodeFormProps = {
  isSubmitting: boolean;
  failure: SignInFailure | null;
  onSubmit: (code: string) => void;
  onBack: () => void;
};

/** Asks for the code of the member's authenticator app, after the password. */
export function CodeForm({ isSubmitting, failure, onSubmit, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!failure) return;
    field.current?.focus();
    field.current?.select();
  }, [failure]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(trimIdentifier(code));
  }

  return (
    <Stack component="form" spacing={2.5} onSubmit={handleSubmit} noValidate>
      <Typography>{t('Enter the six digits that your authenticator app shows, or one of your recovery codes.')}</Typography>
      <TextField
        inputRef={field}
        label={t('Code')}
        name="code"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={failure !== null}
        helperText={failure?.message}
        slotProps={{
          htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
          ...(failure && { formHelperText: { role: 'alert' } }),
        }}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
        {t('Log in')}
      </Button>
      <Button color="inherit" onClick={onBack}>
        {t('Back to the password')}
      </Button>
    </Stack>
  );
}
