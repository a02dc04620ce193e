import type { ApiError } from '@social/api';
import type { NewAccount } from '@social/api/account/create-account';

export type Gender = NonNullable<NewAccount['gender']>;

/** What the form holds. The provider wants a user name too: it is proposed from the e-mail address until the member chooses one. */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  username: string | null;
  password: string;
  confirmPassword: string;
  /** null: not said. */
  gender: Gender | null;
};

export const emptyRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  username: null,
  password: '',
  confirmPassword: '',
  gender: null,
};

/** The provider takes letters, digits and underscores, at most 32. */
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

/** What to tell somebody whose registration failed. */
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
