import { fakeClient, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { search } from './search';

test('returns people, pages and groups as far as they can be decoded', async () => {
  const reply = {
    users: [wirePerson, null],
    pages: { 2: { page_id: 4, name: 'Tea', is_liked: 'yes' } },
    groups: [{ group_id: '6', group_title: 'Walkers', privacy: '2' }, {}],
  };
  await expect(search(fakeClient(ok(reply)).client, { query: 'a', limit: 5 })).resolves.toMatchObject({
    people: [{ id: '2', following: 'none' }],
    pages: [{ id: '4', isLiked: true }],
    groups: [{ id: '6', name: 'Walkers', isPrivate: true, isJoined: false, memberCount: 0 }],
  });
});

test('no results are no error, a refusal is one', async () => {
  await expect(search(fakeClient(ok()).client, { query: 'a', limit: 5 })).resolves.toEqual({ people: [], pages: [], groups: [] });
  await expect(search(fakeClient(refusal('Too short')).client, { query: '', limit: 5 })).rejects.toMatchObject({
    memberText: 'Too short',
  });
});
