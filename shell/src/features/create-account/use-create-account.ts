import { createAccount as requestAccount } from '@social/api/account/create-account';
import { apiClient, sessionStore } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useState } from 'react';
import { rememberNewcomer } from '../../lib/newcomers';
import { useFormRequest, type FormRequestState } from '../../lib/use-form-request';
import { toNewAccount, type Registration } from './registration';
import { PASSWORDS_DIFFER, readRegistrationError, type RegistrationProblems } from './registration-problems';

/** `message` is null if the problems are shown next to their fields. */
type CreateAccountFailure = { message: string | null; problems: RegistrationProblems; refused: Registration };
export type CreateAccountState =
  | FormRequestState<CreateAccountFailure>
  /** The account exists; the provider requires its address to be verified before a sign-in. */
  | { status: 'verification-needed'; message: string };

export const REGISTERED = t('Registration successful!');

/** Registers a member and signs them in where the provider allows that at once. */
export function useCreateAccount(): { state: CreateAccountState; createAccount: (registration: Registration) => Promise<void> } {
  const { state, submit, fail } = useFormRequest<CreateAccountFailure>();
  const [verification, setVerification] = useState<string | null>(null);

  async function createAccount(registration: Registration): Promise<void> {
    if (registration.password !== registration.confirmPassword)
      return fail({ message: null, problems: { confirmPassword: PASSWORDS_DIFFER }, refused: registration });
    await submit(
      async () => {
        const created = await requestAccount(apiClient, toNewAccount(registration));
        if (created.outcome === 'verification-needed') return setVerification(created.message);
        void notify({ severity: 'success', message: REGISTERED });
        rememberNewcomer(created.userId);
        sessionStore.signIn(created);
      },
      (error) => ({ ...readRegistrationError(error, registration), refused: registration }),
    );
  }

  return { state: verification === null ? state : { status: 'verification-needed', message: verification }, createAccount };
}
