import type { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';

export type ProofFailure = { field: 'password' | 'code' | null; message: string };

/** Returns the failure of a form of password, code or both, and the field that it is about. */
export function readProblem(error: ApiError): ProofFailure {
  const text = error.memberText ?? '';
  if (error.kind === 'refused' && /password/i.test(text)) return { field: 'password', message: t('This is not your password.') };
  if (error.kind === 'refused' && /\bcode\b/i.test(text))
    return { field: 'code', message: t('This code is wrong or was used already. Wait for the next one.') };
  if (error.kind === 'rate-limited') return { field: null, message: error.memberText ?? failureMessage(error) };
  return { field: null, message: failureMessage(error) };
}
