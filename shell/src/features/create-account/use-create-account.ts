import { ApiError } from '@social/api';
import { createAccount as requestAccount } from '@social/api/account/create-account';
import { apiClient, sessionStore } from '@social/session';
import { notify } from '@social/ui';
import { useState } from 'react';
import { findNamedField, formatRegistrationError, toNewAccount, type Registration, type RegistrationField } from './registration';

export type CreateAccountState =
  | { status: 'idle' }
  | { status: 'submitting' }
  /** `field`: the one that the message is about, if the provider's text tells. */
  | { status: 'failed'; message: string; field: RegistrationField | null }
  /** The account exists; the provider requires its address to be verified before a sign-in. */
  | { status: 'verification-needed'; message: string };

export const REGISTERED = 'Registration successful!';

/** Registers a member and signs them in where the provider allows that at once. */
export function useCreateAccount() {
  const [state, setState] = useState<CreateAccountState>({ status: 'idle' });

  async function createAccount(registration: Registration): Promise<void> {
    if (registration.password !== registration.confirmPassword)
      return setState({ status: 'failed', message: 'Passwords do not match', field: 'confirmPassword' });
    setState({ status: 'submitting' });
    try {
      const result = await requestAccount(apiClient, toNewAccount(registration));
      if (result.outcome === 'verification-needed') return setState({ status: 'verification-needed', message: result.message });
      void notify({ severity: 'success', message: REGISTERED });
      sessionStore.signIn(result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const message = formatRegistrationError(error);
      setState({ status: 'failed', message, field: error.kind === 'refused' ? findNamedField(message) : null });
    }
  }

  return { state, createAccount };
}
