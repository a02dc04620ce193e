import { t } from '@social/texts';
import { rich } from '@social/texts/rich';
import { Alert, Button, Stack, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useRequestLink } from './use-request-link';

/** Asks for the e-mail address to which a link is sent. It never says whether somebody has the address. */
export function RequestLinkForm() {
  const [email, setEmail] = useState('');
  const { state, sentTo, requestLink, startOver } = useRequestLink();
  const field = useRef<HTMLInputElement>(null);
  const hasWrongAddress = state.status === 'failed' && state.isAddress;

  useEffect(() => {
    if (state.status === 'failed') field.current?.focus();
  }, [state]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void requestLink(email);
  }

  if (sentTo !== null) return <LinkSent email={sentTo} onStartOver={startOver} />;
  return (
    <Stack component="form" spacing={2.5} onSubmit={handleSubmit} noValidate>
      {state.status === 'failed' && !state.isAddress && (
        <Alert severity="error" role="alert">
          {state.message}
        </Alert>
      )}
      <TextField
        inputRef={field}
        label={t('Email')}
        name="email"
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        {...(hasWrongAddress && { error: true, helperText: state.message, slotProps: { formHelperText: { role: 'alert' } } })}
        fullWidth
      />
      <Button type="submit" variant="contained" size="large" loading={state.status === 'submitting'} fullWidth>
        {t('Send a link')}
      </Button>
    </Stack>
  );
}

function LinkSent({ email, onStartOver }: { email: string; onStartOver: () => void }) {
  return (
    <Stack spacing={2.5}>
      {/* The form had the focus and is gone. */}
      <Alert severity="success" role="status" tabIndex={-1} ref={(alert: HTMLElement | null) => alert?.focus()}>
        {rich('If a member has the address {email}, we have sent a mail with a link there. The link works once, for an hour.', {
          email: <bdi>{email}</bdi>,
        })}
      </Alert>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('No mail? Look into your spam folder, or for a slip in the address.')}
      </Typography>
      <Button variant="outlined" onClick={onStartOver} sx={{ alignSelf: 'start' }}>
        {t('Use another address')}
      </Button>
    </Stack>
  );
}
