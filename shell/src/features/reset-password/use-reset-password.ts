import { ApiError } from '@social/api';
import { checkResetLink, resetPassword as requestReset } from '@social/api/account/password-reset';
import { failureMessage } from '@social/api/failure-message';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

export type NewPassword = { password: string; confirmation: string };

/** `problem` stands beside the field that it is about, `message` above the form. */
export type ResetPasswordState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | { status: 'failed'; problem: { field: keyof NewPassword; text: string } | null; message: string | null };

/** Reads what became of a link, and sets a new password by it. */
export function useResetPassword(token: string) {
  const [state, setState] = useState<ResetPasswordState>({ status: 'idle' });
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => checkResetLink(apiClient, token, { signal }),
    retry: false,
    gcTime: 0,
    // While the member writes, the form must not be exchanged for another state: the submit says what holds.
    refetchOnWindowFocus: false,
  });

  function failField(field: keyof NewPassword, text: string): false {
    setState({ status: 'failed', problem: { field, text }, message: null });
    return false;
  }

  /** Resolves to whether the password was set. */
  async function resetPassword({ password, confirmation }: NewPassword): Promise<boolean> {
    if (password !== confirmation) return failField('confirmation', t('Passwords do not match'));
    setState({ status: 'submitting' });
    try {
      await requestReset(apiClient, { token, password });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused' && /password/i.test(error.memberText ?? ''))
        return failField('password', t('Use 6 to 1024 characters.'));
      setState({
        status: 'failed',
        problem: null,
        message: t('Your password is still the old one. {failureMessage}', { failureMessage: failureMessage(error) }),
      });
      // The link may have been used or may have expired since it was opened, which the page then says.
      if (error.kind === 'refused') await link.refetch();
      return false;
    }
  }

  return { link, state, resetPassword };
}
