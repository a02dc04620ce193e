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

test('when the same member signs in again, the page stays', () => {
  const { session, queryClient, startAfresh } = start();
  session.expire('first');
  session.signIn({ ...demo, accessToken: 'second' });
  expect(queryClient.getQueryData(['feed'])).toEqual(['a post']);
  expect(startAfresh).not.toHaveBeenCalled();
});

test('when another member signs in, nothing of the first stays', () => {
  const { session, queryClient, startAfresh } = start();
  session.expire('first');
  session.signIn(asha);
  expect(queryClient.getQueryData(['feed'])).toBeUndefined();
  expect(startAfresh).toHaveBeenCalledTimes(1);
});

test('signing out clears the query cache', () => {
  const { session, queryClient, startAfresh } = start();
  session.signOut();
  expect(queryClient.getQueryData(['feed'])).toBeUndefined();
  expect(startAfresh).not.toHaveBeenCalled();
});
