import { ApiError } from '@social/api';
import { changePassword as askToChange } from '@social/api/account/change-password';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readPasswordError, type PasswordChange, type PasswordProblems } from './password-change';

export type ChangePasswordState =
  | { status: 'idle' }
  | { status: 'submitting' }
  /** `message` is null where what is wrong is told beside its field. */
  | { status: 'failed'; message: string | null; problems: PasswordProblems; refused: PasswordChange };

/** Changes the account's password. Resolves to whether it succeeded. */
export function useChangePassword() {
  const [state, setState] = useState<ChangePasswordState>({ status: 'idle' });
  const queries = useQueryClient();

  async function changePassword(change: PasswordChange): Promise<boolean> {
    const { current, next, confirmation } = change;
    if (next !== confirmation) {
      setState({ status: 'failed', message: null, problems: { confirmation: t('Passwords do not match') }, refused: change });
      return false;
    }
    setState({ status: 'submitting' });
    try {
      await askToChange(apiClient, { current, next });
      setState({ status: 'idle' });
      void queries.invalidateQueries({ queryKey: ['sessions'] }); // the provider ends the other sessions
      void notify({ severity: 'success', message: t('Your password is changed. Other devices have to log in with the new one.') });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', ...readPasswordError(error), refused: change });
      return false;
    }
  }

  return { state, changePassword };
}
