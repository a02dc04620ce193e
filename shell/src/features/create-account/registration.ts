import { trimIdentifier } from '@social/text-grammar/trim-text';
import { toVisibleText } from '@social/text-grammar/visible-text';
import type { NewAccount } from '@social/api/account/create-account';

export type NewAccountGender = NonNullable<NewAccount['gender']>;

/** The form's input. `username` is null while the one suggested from the e-mail address is used. */
export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  username: string | null;
  password: string;
  confirmPassword: string;
  gender: NewAccountGender | null;
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

/** Suggests a user name that the provider accepts: letters, digits and underscores, at most 32. */
export function suggestUsername({ email }: Pick<Registration, 'email'>): string {
  const [localPart = ''] = email.split('@');
  return localPart
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 32);
}

export function toNewAccount({ username, gender, email, firstName, lastName, ...passwords }: Registration): NewAccount {
  return {
    ...passwords,
    firstName: toVisibleText(firstName),
    lastName: toVisibleText(lastName),
    email: trimIdentifier(email),
    username: username === null ? suggestUsername({ email }) : trimIdentifier(username),
    ...(gender && { gender }),
  };
}
