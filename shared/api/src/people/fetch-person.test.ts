import type { PersonId } from '@social/api';
import { fakeClient, readFormFields, ok } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { fetchPerson } from './fetch-person';

const id = '2' as PersonId;

function answer(fields: object) {
  return fakeClient(ok({ user_data: { ...wirePerson, ...fields } })).client;
}

test('decodes a profile with its counts', async () => {
  const { client, requests } = fakeClient(
    ok({
      user_data: { ...wirePerson, about: 'Likes &quot;tea&quot;', gender: 'female', website: 'https://asha.example', is_following: '2' },
    }),
  );
  await expect(fetchPerson(client, id)).resolves.toMatchObject({
    name: 'Asha Rao',
    about: 'Likes "tea"',
    gender: 'female',
    website: 'https://asha.example',
    following: 'requested',
    counts: { postCount: 12, followingCount: 3, followerCount: 4 },
  });
  expect(readFormFields(requests[0])).toEqual([
    ['user_id', '2'],
    ['fetch', 'user_data'],
  ]);
});

test.each([
  ['1990-12-31', '1990-12-31'],
  ['0000-00-00', null],
  ['', null],
  [null, null],
  ['31.12.1990', null],
])('the birthday %j is decoded as %j', async (birthday, read) => {
  expect((await fetchPerson(answer({ birthday }), id)).birthday).toBe(read);
});

test('decodes whether they follow back and confirm followers', async () => {
  expect(await fetchPerson(answer({ is_following_me: 1, confirm_followers: '1' }), id)).toMatchObject({
    followsMe: true,
    confirmsFollowers: true,
  });
  expect(await fetchPerson(answer({}), id)).toMatchObject({ followsMe: false, confirmsFollowers: false });
});

test('without details there are no counts, not zeros', async () => {
  expect((await fetchPerson(answer({ details: [] }), id)).counts).toBeNull();
});

test.each([
  [{ name: '' }, 'Asha Rao'],
  [{ name: null, first_name: '', last_name: '' }, 'asha'],
  [{ name: 'O&#039;Neill' }, "O'Neill"],
])('a person is named by the fields that there are: %j', async (fields, name) => {
  expect((await fetchPerson(answer(fields), id)).name).toBe(name);
});

test('a website with a script URL is omitted', async () => {
  expect((await fetchPerson(answer({ website: 'javascript:alert(1)' }), id)).website).toBeNull();
});

test.each([{}, { user_data: [] }, { user_data: null }, { user_data: { name: 'no id' } }])(
  'an answer without the member is an error: %j',
  async (fields) => {
    await expect(fetchPerson(fakeClient(ok(fields)).client, id)).rejects.toMatchObject({ kind: 'contract' });
  },
);
