import { t } from '@social/texts';
import { Alert, Box, Button, Stack } from '@social/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { AccountFields } from './account-fields';
import { emptyRegistration, type Registration } from './registration';
import { findPresentProblems } from './registration-problems';
import { REGISTERED, type CreateAccountState } from './use-create-account';

type CreateAccountFormProps = {
  state: CreateAccountState;
  onSubmit: (registration: Registration) => void;
};

/** The registration form. Its input stays until there is an account. */
export function CreateAccountForm({ state, onSubmit }: CreateAccountFormProps) {
  const [registration, setRegistration] = useState(emptyRegistration);
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = state.status === 'submitting';

  useEffect(() => {
    if (state.status === 'failed') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(registration);
  }

  if (state.status === 'verification-needed')
    return (
      <Alert severity="success" role="status">
        {`${REGISTERED} ${state.message}`.trim()}
      </Alert>
    );
  return (
    <Stack ref={form} component="form" spacing={2} onSubmit={handleSubmit} noValidate>
      {state.status === 'failed' && state.message !== null && (
        <Alert severity="error" role="alert">
          {state.message}
        </Alert>
      )}
      <AccountFields
        registration={registration}
        problems={state.status === 'failed' ? findPresentProblems(state.problems, state.refused, registration) : {}}
        onChange={(change) => setRegistration({ ...registration, ...change })}
      />
      <Box sx={{ pt: 1 }}>
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting} fullWidth>
          {isSubmitting ? t('Creating your account…') : t('Create account')}
        </Button>
      </Box>
    </Stack>
  );
}
