import { t } from '@social/texts';

/** The provider accepts no shorter password. */
const MIN_LENGTH = 6;
const GOOD_LENGTH = 10;
const STRONG_LENGTH = 14;
const MIN_DISTINCT_CHARACTERS = 5;

/** `score`: 0 for a password that is refused, then 1 (weak) to `MAX_PASSWORD_SCORE`. */
export type PasswordStrength = { score: number; hint: string };

export const MAX_PASSWORD_SCORE = 4;

/**
 * Estimates a password that is being chosen; null for none. Length counts most; repeated characters and one's own name are easy to
 * guess. It refuses nothing: the provider does.
 */
export function estimatePassword(password: string, ownNames: readonly string[] = []): PasswordStrength | null {
  if (password === '') return null;
  if (password.length < MIN_LENGTH) return { score: 0, hint: t('Too short: at least {minLength} characters', { minLength: MIN_LENGTH }) };
  if (new Set(password.toLowerCase()).size < MIN_DISTINCT_CHARACTERS) return { score: 1, hint: t('Weak: use more different characters') };
  if (ownNames.some((word) => word.length >= 3 && password.toLowerCase().includes(word.toLowerCase())))
    return { score: 1, hint: t('Weak: it contains your name') };
  if (password.length < GOOD_LENGTH) return { score: 2, hint: t('Fair: longer is safer') };
  return password.length < STRONG_LENGTH ? { score: 3, hint: t('Good') } : { score: MAX_PASSWORD_SCORE, hint: t('Strong') };
}
