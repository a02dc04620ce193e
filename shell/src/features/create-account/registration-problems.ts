import { trimIdentifier } from '@social/text-grammar/trim-text';
import type { ApiError } from '@social/api';
import { t } from '@social/texts';
import { suggestUsername, type Registration } from './registration';

/** A field that a problem can stand beside. */
export type RegistrationField = Exclude<keyof Registration, 'gender'>;

/** Texts of what is wrong, by field. */
export type RegistrationProblems = Partial<Record<RegistrationField, string>>;

/** Returns the problems of the fields that were not changed since the refusal. */
export function findPresentProblems(problems: RegistrationProblems, refused: Registration, now: Registration): RegistrationProblems {
  const fields = Object.keys(problems) as RegistrationField[];
  const [before, after] = [withUsername(refused), withUsername(now)];
  return Object.fromEntries(fields.filter((field) => before[field] === after[field]).map((field) => [field, problems[field]]));
}

function withUsername(registration: Registration): Registration {
  return { ...registration, username: registration.username ?? suggestUsername(registration) };
}

/** Returns what is wrong with a refused registration beside its fields, or a message where the provider names none. */
export function readRegistrationError(
  error: ApiError,
  registration: Registration,
): { message: string | null; problems: RegistrationProblems } {
  const message = formatRegistrationError(error);
  const field = error.kind === 'refused' ? findNamedField(message) : null;
  if (field === null) return { message, problems: {} };
  // Hosts name one field; the ones that are empty would be refused next.
  return { message: null, problems: { ...findEmptyFields(registration), [field]: formatProblem(field, message) } };
}

function formatRegistrationError({ kind, memberText }: ApiError): string {
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return t('No answer came from the server. Your account may exist already: try to log in before you register again.');
    default:
      return memberText ?? t('The account could not be created. Nothing you typed is lost: please try again.');
  }
}

/** Finds the field that a refusal names; hosts word it freely. */
function findNamedField(message: string): RegistrationField | null {
  if (/user ?name/i.test(message)) return 'username';
  if (/e-?mail/i.test(message)) return 'email';
  if (/password/i.test(message)) return /match|confirm/i.test(message) ? 'confirmPassword' : 'password';
  if (/first.?name/i.test(message)) return 'firstName';
  return /last.?name/i.test(message) ? 'lastName' : null;
}

/** Says what is wrong with a field; a sentence of a host that is not known is shown as it is. */
function formatProblem(field: RegistrationField, message: string): string {
  const isTaken = /taken|in use|exist|already/i.test(message);
  if (field === 'username' && isTaken) return t('This user name is taken already. Choose another one.');
  if (field === 'email' && isTaken) return t('This e-mail address is in use already. Log in instead, or use another one.');
  if (field === 'confirmPassword') return PASSWORDS_DIFFER;
  // Our provider names a field by its key: `username: must have …`.
  return /^\w+: /.test(message) ? rules[field] : message;
}

export const PASSWORDS_DIFFER = t('Passwords do not match');

const rules: Record<RegistrationField, string> = {
  firstName: t('Use at most 60 characters.'),
  lastName: t('Use at most 60 characters.'),
  email: t('Enter an e-mail address, such as ines@example.org.'),
  username: t('Use 3 to 32 letters, digits or _.'),
  password: t('Use 6 to 1024 characters.'),
  confirmPassword: PASSWORDS_DIFFER,
};

function findEmptyFields({ email, username, password }: Registration): RegistrationProblems {
  return {
    ...(trimIdentifier(email) === '' && { email: t('Enter your e-mail address.') }),
    ...((username ?? suggestUsername({ email })) === '' && { username: t('Choose a user name.') }),
    ...(password === '' && { password: t('Choose a password.') }),
  };
}
