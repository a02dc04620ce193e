import { ApiError } from '@social/api';
import { createAccount as requestAccount } from '@social/api/account/create-account';
import { apiClient, sessionStore } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useState } from 'react';
import { rememberNewcomer } from '../../lib/newcomers';
import { toNewAccount, type Registration } from './registration';
import { PASSWORDS_DIFFER, readRegistrationError, type RegistrationProblems } from './registration-problems';

export type CreateAccountState =
  | { status: 'idle' }
  | { status: 'submitting' }
  /** `message` is null where what is wrong is told beside its fields. */
  | { status: 'failed'; message: string | null; problems: RegistrationProblems; refused: Registration }
  /** The account exists; the provider requires its address to be verified before a sign-in. */
  | { status: 'verification-needed'; message: string };

export const REGISTERED = t('Registration successful!');

/** Registers a member and signs them in where the provider allows that at once. */
export function useCreateAccount() {
  const [state, setState] = useState<CreateAccountState>({ status: 'idle' });

  async function createAccount(registration: Registration): Promise<void> {
    if (registration.password !== registration.confirmPassword)
      return setState({ status: 'failed', message: null, problems: { confirmPassword: PASSWORDS_DIFFER }, refused: registration });
    setState({ status: 'submitting' });
    try {
      const result = await requestAccount(apiClient, toNewAccount(registration));
      if (result.outcome === 'verification-needed') return setState({ status: 'verification-needed', message: result.message });
      void notify({ severity: 'success', message: REGISTERED });
      rememberNewcomer(result.userId);
      sessionStore.signIn(result);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', ...readRegistrationError(error, registration), refused: registration });
    }
  }

  return { state, createAccount };
}
