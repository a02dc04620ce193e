import type { PersonId } from '@social/api';
import { createMemberStorage } from '@social/data';
import { createSessionStore } from './session-store';
import { createSignedInAgain } from './signed-in-again';
import { memoryStorage } from '@social/data/testing/memory-storage';

const asha = { userId: '2' as PersonId, membership: false };
const ben = { userId: '3' as PersonId, accessToken: 'ben', membership: false };

function start() {
  const store = createSessionStore({ storage: createMemberStorage({ open: () => memoryStorage() }) });
  store.signIn({ ...asha, accessToken: 'first' });
  return { store, waitForReauthentication: createSignedInAgain(store) };
}

test.each(['first', null])('a call with token %s waits until its member signs in again', async (token) => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  const isSignedIn = waitForReauthentication(token);
  store.signIn({ ...asha, accessToken: 'second' });
  await expect(isSignedIn).resolves.toBe(true);
});

test('a late answer resolves at once when the member has signed in again', async () => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  store.signIn({ ...asha, accessToken: 'second' });
  await expect(waitForReauthentication('first')).resolves.toBe(true);
});

test.each([
  ['somebody else signs in', (store: ReturnType<typeof start>['store']) => store.signIn(ben)],
  ['the member signs out', (store: ReturnType<typeof start>['store']) => store.signOut()],
])('%s: the wait ends with false', async (_case, act) => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  const isSignedIn = waitForReauthentication('first');
  act(store);
  await expect(isSignedIn).resolves.toBe(false);
});

test('an aborted call ends the wait with false', async () => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  const caller = new AbortController();
  const isSignedIn = waitForReauthentication('first', caller.signal);
  caller.abort();
  await expect(isSignedIn).resolves.toBe(false);
});

test('a token that this page never had, and a page without a member, resolve to false', async () => {
  const { store, waitForReauthentication } = start();
  await expect(waitForReauthentication('unknown')).resolves.toBe(false);
  store.signOut();
  await expect(waitForReauthentication(null)).resolves.toBe(false);
});
