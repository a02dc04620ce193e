import { ApiError } from '@social/api';
import { changePassword as askToChange } from '@social/api/account/change-password';
import { failureMessage } from '@social/api/failure-message';
import { apiClient } from '@social/session';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

export type PasswordChange = { current: string; next: string; confirmation: string };

export type ChangePasswordState = { status: 'idle' } | { status: 'submitting' } | { status: 'failed'; message: string };

/** Changes the account's password. Resolves to whether it succeeded. */
export function useChangePassword() {
  const [state, setState] = useState<ChangePasswordState>({ status: 'idle' });
  const queries = useQueryClient();

  async function changePassword({ current, next, confirmation }: PasswordChange): Promise<boolean> {
    if (next !== confirmation) {
      setState({ status: 'failed', message: 'Passwords do not match' });
      return false;
    }
    setState({ status: 'submitting' });
    try {
      await askToChange(apiClient, { current, next });
      setState({ status: 'idle' });
      void queries.invalidateQueries({ queryKey: ['sessions'] }); // the provider ends the other sessions
      void notify({ severity: 'success', message: 'Your password is changed. Other devices have to log in with the new one.' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', message: `Your password is still the old one. ${failureMessage(error)}` });
      return false;
    }
  }

  return { state, changePassword };
}
