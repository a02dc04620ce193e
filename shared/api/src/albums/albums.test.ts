import type { PersonId } from '@social/api';
import { fakeProvider, fieldsOf, ok, refusal } from '../testing/fake-provider';
import { wirePost } from '../testing/wire-samples';
import { createAlbum } from './create-album';
import { fetchAlbums } from './fetch-albums';

const wireAlbum = { ...wirePost, album_name: 'Lake &amp; hills', photo_album: [{ image: 'https://h.example/a.jpg' }, { image: '' }] };

test('an album is a post with a name and pictures', async () => {
  const { client, requests } = fakeProvider(ok({ data: [wireAlbum, { album_name: 'no id' }] }));
  await expect(fetchAlbums(client, { personId: '2' as PersonId, limit: 10 }, { now: () => 7 })).resolves.toMatchObject([
    { id: '145', name: 'Lake & hills', media: { kind: 'photos', photos: [{ url: 'https://h.example/a.jpg' }] }, readAt: 7 },
  ]);
  expect(Object.fromEntries(fieldsOf(requests[0]))).toEqual({ type: 'fetch', user_id: '2', limit: '10', offset: '0' });
});

test('a refused album keeps its words, and an answer without one is an error', async () => {
  const files = [new Blob(['x'])];
  await expect(createAlbum(fakeProvider(refusal('Please enter album name')).client, { name: '', files })).rejects.toMatchObject({
    memberText: 'Please enter album name',
  });
  await expect(createAlbum(fakeProvider(ok({ data: [] })).client, { name: 'Lake', files })).rejects.toMatchObject({ kind: 'contract' });
});
