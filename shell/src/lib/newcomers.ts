import type { PersonId } from '@social/api';
import { pageStorage } from '@social/data';

const toKey = (userId: PersonId) => `welcome_${userId}`;

/** Remembers in this browser that a member has just registered, until they close the welcome. */
export function rememberNewcomer(userId: PersonId): void {
  pageStorage.write(toKey(userId), '1');
}

export function isNewcomer(userId: PersonId): boolean {
  return pageStorage.read(toKey(userId)) !== null;
}

export function forgetNewcomer(userId: PersonId): void {
  pageStorage.remove(toKey(userId));
}
