import { parseId, type PersonId } from '@social/api';
import { sessionStore } from '../page-session';

/** Signs a member in as if nobody had been here before: what the member of another test did is forgotten with them. */
export function signInAnew(id = '1'): void {
  sessionStore.signOut();
  const userId = parseId<PersonId>(id);
  if (userId) sessionStore.signIn({ accessToken: 'a-token', userId, membership: false });
}
