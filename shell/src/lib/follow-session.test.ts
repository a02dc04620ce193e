import type { PersonId } from '@social/api';
import { createMemberStorage } from '@social/data';
import { createSessionStore } from '@social/session';
import { createMemoryStorage } from '../testing/memory-storage';
import { followSession } from './follow-session';
import { createQueryClient } from './query-client';

const demo = { accessToken: 'first', userId: '7' as PersonId, membership: false };
const asha = { accessToken: 'asha', userId: '8' as PersonId, membership: false };

function start() {
  const storage = createMemoryStorage();
  const session = createSessionStore({ storage: createMemberStorage({ open: () => storage }) });
  session.signIn(demo);
  const queryClient = createQueryClient();
  const startAfresh = jest.fn();
  followSession({ session, queryClient, loadAnew: startAfresh });
  queryClient.setQueryData(['feed'], ['a post']);
  return { session, queryClient, startAfresh };
}

test('the same member signs in again: what is on the page stays', () => {
  const { session, queryClient, startAfresh } = start();
  session.expire('first');
  session.signIn({ ...demo, accessToken: 'second' });
  expect(queryClient.getQueryData(['feed'])).toEqual(['a post']);
  expect(startAfresh).not.toHaveBeenCalled();
});

test('another member signs in: nothing of the first is left', () => {
  const { session, queryClient, startAfresh } = start();
  session.expire('first');
  session.signIn(asha);
  expect(queryClient.getQueryData(['feed'])).toBeUndefined();
  expect(startAfresh).toHaveBeenCalledTimes(1);
});

test('signing out forgets what the provider said; the guard leads on', () => {
  const { session, queryClient, startAfresh } = start();
  session.signOut();
  expect(queryClient.getQueryData(['feed'])).toBeUndefined();
  expect(startAfresh).not.toHaveBeenCalled();
});
