import type { ApiError } from '@social/api';
import type { NewAccount } from '@social/api/account/create-account';

export type Gender = NonNullable<NewAccount['gender']>;

/** The form's input. `username` is null while the one suggested from the e-mail address is used. */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  username: string | null;
  password: string;
  confirmPassword: string;
  gender: Gender | null;
};

/** A field that an error can stand beside. */
export type RegistrationField = 'email' | 'username' | 'password' | 'confirmPassword';

export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  username: null,
  password: '',
  confirmPassword: '',
  gender: null,
};

/** Suggests a user name that the provider accepts: letters, digits and underscores, at most 32. */
export function suggestUsername({ email }: Pick<Registration, 'email'>): string {
  const [localPart = ''] = email.split('@');
  return localPart
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 32);
}

export function toNewAccount({ username, gender, ...rest }: Registration): NewAccount {
  return { ...rest, username: username ?? suggestUsername(rest), ...(gender && { gender }) };
}

/** Returns the message of a failed registration. */
export function formatRegistrationError({ kind, memberText }: ApiError): string {
  switch (kind) {
    case 'network':
    case 'timeout':
    case 'aborted':
      return 'No answer came from the server. Your account may exist already: try to log in before you register again.';
    default:
      return memberText ?? 'The account could not be created. Nothing you typed is lost: please try again.';
  }
}

/** Finds the field that a refusal names; hosts word it freely. */
export function findNamedField(message: string): RegistrationField | null {
  if (/user ?name/i.test(message)) return 'username';
  if (/e-?mail/i.test(message)) return 'email';
  return /password/i.test(message) ? 'password' : null;
}
