import type { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';

export type PasswordPart = 'current' | 'next' | 'confirmation';
export type PasswordChange = Record<PasswordPart, string>;

/** Texts of what is wrong, by field. */
export type PasswordProblems = Partial<Record<PasswordPart, string>>;

/** Returns what is wrong with a refused change beside its field, or a message where the provider names none. */
export function readPasswordError(error: ApiError): { message: string | null; problems: PasswordProblems } {
  const problems = error.kind === 'refused' ? findProblems(error.memberText ?? '') : {};
  const namesField = Object.keys(problems).length > 0;
  return {
    message: namesField ? null : t('Your password is still the old one. {failureMessage}', { failureMessage: failureMessage(error) }),
    problems,
  };
}

/** Hosts word a refusal freely; ours names a wrong field by its key. */
function findProblems(text: string): PasswordProblems {
  if (/^current_password: /.test(text)) return { current: t('Enter your current password.') };
  if (/current.*(wrong|incorrect|not match|invalid)/i.test(text)) return { current: t('This is not your current password.') };
  return /^new_password: |at least|too short/i.test(text) ? { next: t('Use 6 to 1024 characters.') } : {};
}
