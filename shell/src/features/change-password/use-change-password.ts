import { changePassword as askToChange } from '@social/api/account/change-password';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { notify } from '@social/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormRequest, type FormRequestState } from '../../lib/use-form-request';
import { readPasswordError, type PasswordChange, type PasswordProblems } from './password-change';

/** `message` is null if the problem is shown next to its field. */
type ChangePasswordFailure = { message: string | null; problems: PasswordProblems; refused: PasswordChange };
export type ChangePasswordState = FormRequestState<ChangePasswordFailure>;

/** Changes the account's password. Resolves to true if it succeeded. */
export function useChangePassword() {
  const { state, submit, fail } = useFormRequest<ChangePasswordFailure>();
  const queries = useQueryClient();

  async function changePassword(change: PasswordChange): Promise<boolean> {
    const { current, next, confirmation } = change;
    if (next !== confirmation) {
      fail({ message: null, problems: { confirmation: t('Passwords do not match') }, refused: change });
      return false;
    }
    const isChanged = await submit(
      () => askToChange(apiClient, { current, next }),
      (error) => ({ ...readPasswordError(error), refused: change }),
    );
    if (!isChanged) return false;
    void queries.invalidateQueries({ queryKey: ['sessions'] }); // the provider ends the other sessions
    void notify({ severity: 'success', message: t('Your password is changed. Other devices have to log in with the new one.') });
    return true;
  }

  return { state, changePassword };
}
