import type { PersonId } from '@social/api';
import { createMemberStorage } from './member-storage';
import { createSessionStore } from './session-store';
import { createSignedInAgain } from './signed-in-again';
import { memoryStorage } from './testing/memory-storage';

const asha = { userId: '2' as PersonId, membership: false };
const ben = { userId: '3' as PersonId, accessToken: 'ben', membership: false };

function start() {
  const store = createSessionStore({ storage: createMemberStorage({ open: () => memoryStorage() }) });
  store.signIn({ ...asha, accessToken: 'first' });
  return { store, waitForReauthentication: createSignedInAgain(store) };
}

test.each(['first', null])('a call with token %s waits until its member is back', async (token) => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  const isAgain = waitForReauthentication(token);
  store.signIn({ ...asha, accessToken: 'second' });
  await expect(isAgain).resolves.toBe(true);
});

test('an answer that comes late finds the member back already', async () => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  store.signIn({ ...asha, accessToken: 'second' });
  await expect(waitForReauthentication('first')).resolves.toBe(true);
});

test.each([
  ['somebody else signs in', (store: ReturnType<typeof start>['store']) => store.signIn(ben)],
  ['they leave', (store: ReturnType<typeof start>['store']) => store.signOut()],
])('%s: it is over', async (_case, act) => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  const isAgain = waitForReauthentication('first');
  act(store);
  await expect(isAgain).resolves.toBe(false);
});

test('who gives the call up waits no longer', async () => {
  const { store, waitForReauthentication } = start();
  store.expire('first');
  const caller = new AbortController();
  const isAgain = waitForReauthentication('first', caller.signal);
  caller.abort();
  await expect(isAgain).resolves.toBe(false);
});

test('a token that this page never held, and a page that nobody was signed in to', async () => {
  const { store, waitForReauthentication } = start();
  await expect(waitForReauthentication('unknown')).resolves.toBe(false);
  store.signOut();
  await expect(waitForReauthentication(null)).resolves.toBe(false);
});
