import { parseId, type PersonId } from '@social/api';
import { sessionStore } from '../page-session';

/** Signs a member in, after signing the one of another test out: what they did is dropped with them. */
export function signInAnew(id = '1'): void {
  sessionStore.signOut();
  const userId = parseId<PersonId>(id);
  if (userId) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
}
