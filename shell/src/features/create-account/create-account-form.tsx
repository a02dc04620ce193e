import { Alert, Box, Button, Stack } from '@social/ui';
import { useState, type FormEvent } from 'react';
import { AccountFields } from './account-fields';
import { emptyRegistration, type Registration } from './registration';
import { REGISTERED, type CreateAccountState } from './use-create-account';

type CreateAccountFormProps = {
  state: CreateAccountState;
  onSubmit: (registration: Registration) => void;
};

/** The registration form. Its input stays until there is an account. */
export function CreateAccountForm({ state, onSubmit }: CreateAccountFormProps) {
  const [registration, setRegistration] = useState(emptyRegistration);
  const isSubmitting = state.status === 'submitting';

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
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      {state.status === 'failed' && state.field === null && (
        <Alert severity="error" role="alert">
          {state.message}
        </Alert>
      )}
      <AccountFields
        registration={registration}
        refusal={state.status === 'failed' && state.field !== null ? { field: state.field, message: state.message } : null}
        onChange={(change) => setRegistration({ ...registration, ...change })}
      />
      <Box sx={{ pt: 1 }}>
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting} fullWidth>
          {isSubmitting ? 'Creating your account…' : 'Create account'}
        </Button>
      </Box>
    </Stack>
  );
}
