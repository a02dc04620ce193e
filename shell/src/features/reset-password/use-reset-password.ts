import type { ApiError } from '@social/api';
import { checkResetLink, resetPassword as requestReset } from '@social/api/account/password-reset';
import { failureMessage } from '@social/api/failure-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { useQuery } from '@tanstack/react-query';
import { useFormRequest, type FormRequestState } from '../../lib/use-form-request';

export type NewPassword = { password: string; confirmation: string };

/** `problem` is shown next to its field, `message` above the form. */
type ResetPasswordFailure = { problem: { field: keyof NewPassword; text: string } | null; message: string | null };
export type ResetPasswordState = FormRequestState<ResetPasswordFailure>;

/** Reads the state of a link, and sets a new password with it. */
export function useResetPassword(token: string) {
  const { state, submit, fail } = useFormRequest<ResetPasswordFailure>();
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => checkResetLink(apiClient, token, { signal }),
    retry: false,
    gcTime: 0,
    // While the member writes, the form must not be exchanged for another state: the submit says what holds.
    refetchOnWindowFocus: false,
  });

  function readFailure(error: ApiError): ResetPasswordFailure {
    if (error.kind === 'refused' && /password/i.test(error.memberText ?? ''))
      return { problem: { field: 'password', text: t('Use 6 to 1024 characters.') }, message: null };
    // The link may have been used or may have expired since it was opened, which the page then says.
    if (error.kind === 'refused') void link.refetch();
    const message = t('Your password is still the old one. {failureMessage}', { failureMessage: failureMessage(error) });
    return { problem: null, message };
  }

  /** Resolves to true if the password was set. */
  async function resetPassword({ password, confirmation }: NewPassword): Promise<boolean> {
    if (password === confirmation) return (await submit(() => requestReset(apiClient, { token, password }), readFailure)) !== null;
    fail({ problem: { field: 'confirmation', text: t('Passwords do not match') }, message: null });
    return false;
  }

  return { link, state, resetPassword };
}
