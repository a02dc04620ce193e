import type { PersonId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { fetchFriends } from './fetch-friends';
import { fetchRecommendedPeople } from './fetch-recommended-people';
import { toggleFollow } from './toggle-follow';
import { updateProfile } from './update-profile';

const asha = '2' as PersonId;

test.each([
  ['followed', 'following'],
  ['unfollowed', 'none'],
  ['requested', 'requested'],
])('after "%s" one is %s', async (follow_status, state) => {
  await expect(toggleFollow(fakeClient(ok({ follow_status })).client, asha)).resolves.toBe(state);
});

test("an unknown follow status is an error, a refusal has the provider's message", async () => {
  await expect(toggleFollow(fakeClient(ok()).client, asha)).rejects.toMatchObject({ kind: 'contract' });
  await expect(toggleFollow(fakeClient(refusal('User not found')).client, asha)).rejects.toMatchObject({ memberText: 'User not found' });
});

test('fetches people to follow with their follow state', async () => {
  const { client } = fakeClient(
    ok({ data: [{ ...wirePerson, is_following: '2' }, { ...wirePerson, is_following: null }, { name: 'no id' }] }),
  );
  await expect(fetchRecommendedPeople(client, { limit: 10 })).resolves.toMatchObject([{ following: 'requested' }, { following: 'none' }]);
});

test('fetches one side of friends by its own cursor', async () => {
  const { client, requests } = fakeClient(ok({ data: { followers: [wirePerson], following: '' } }));
  await expect(fetchFriends(client, { personId: asha, side: 'followers', limit: 5, afterPersonId: '9' as PersonId })).resolves.toHaveLength(
    1,
  );
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ user_id: '2', type: 'followers', limit: '5', followers_offset: '9' });
});

test.each([[{ followers: { a: 1 } }], [{ followers: [{ name: 'no id' }] }], ['people']])(
  'friends written as %j are refused',
  async (data) => {
    await expect(fetchFriends(fakeClient(ok({ data })).client, { personId: asha, side: 'followers', limit: 5 })).rejects.toMatchObject({
      kind: 'contract',
    });
  },
);

test('updating a profile sends what changes, and a picture as a file', async () => {
  const { client, requests } = fakeClient(ok());
  await updateProfile(client, { firstName: 'Asha', about: '' });
  await updateProfile(client, { avatar: new Blob(['x']) });
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ first_name: 'Asha', about: '' });
  expect(requests[1]?.body).toBeInstanceOf(FormData);
});
