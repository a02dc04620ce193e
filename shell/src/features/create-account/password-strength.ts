/** The provider accepts no shorter password. */
const MIN_LENGTH = 6;
const GOOD_LENGTH = 10;
const STRONG_LENGTH = 14;
const MIN_DISTINCT_CHARACTERS = 5;

/**
 * Returns a hint for a password that is being chosen; '' for none. Length counts most; repeated characters and one's own name are easy to
 * guess. It refuses nothing: the provider does.
 */
export function getPasswordHint(password: string, ownNames: readonly string[]): string {
  if (password === '') return '';
  if (password.length < MIN_LENGTH) return `Too short: at least ${MIN_LENGTH} characters`;
  if (new Set(password.toLowerCase()).size < MIN_DISTINCT_CHARACTERS) return 'Weak: use more different characters';
  if (ownNames.some((word) => word.length >= 3 && password.toLowerCase().includes(word.toLowerCase())))
    return 'Weak: it contains your name';
  if (password.length < GOOD_LENGTH) return 'Fair: longer is safer';
  return password.length < STRONG_LENGTH ? 'Good' : 'Strong';
}
