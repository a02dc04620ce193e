import type { PersonId, PostId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePost } from '../testing/wire-samples';
import { createAlbum } from './create-album';
import { fetchAlbum } from './fetch-album';
import { fetchAlbums } from './fetch-albums';

const wireAlbum = { ...wirePost, album_name: 'Lake &amp; hills', photo_album: [{ image: 'https://h.example/a.jpg' }, { image: '' }] };

test('an album is a post with a name and pictures', async () => {
  const { client, requests } = fakeClient(ok({ data: [wireAlbum, { album_name: 'no id' }] }));
  await expect(fetchAlbums(client, { personId: '2' as PersonId, limit: 10 }, { now: () => 7 })).resolves.toMatchObject([
    { id: '145', name: 'Lake & hills', items: [{ kind: 'photo', url: 'https://h.example/a.jpg', smallUrl: null }], readAt: 7 },
  ]);
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ type: 'fetch', user_id: '2', limit: '10', offset: '0' });
});

test("a refused album has the provider's message, and a reply without an album is an error", async () => {
  const files = [new Blob(['x'])];
  await expect(createAlbum(fakeClient(refusal('Please enter album name')).client, { name: '', files })).rejects.toMatchObject({
    memberText: 'Please enter album name',
  });
  await expect(createAlbum(fakeClient(ok({ data: [] })).client, { name: 'Lake', files })).rejects.toMatchObject({ kind: 'contract' });
});

test('an album keeps the order of its photos and videos, with their small variants', async () => {
  const photoAlbum = {
    0: { image: 'https://h.example/a.jpg', image_org: 'https://h.example/a_small.jpg' },
    4: { image: 'https://h.example/b.mp4', image_org: 'https://h.example/b.mp4' },
  };
  const { client } = fakeClient(ok({ post_data: { ...wireAlbum, photo_album: photoAlbum } }));
  await expect(fetchAlbum(client, '145' as PostId)).resolves.toMatchObject({
    items: [
      { kind: 'photo', url: 'https://h.example/a.jpg', smallUrl: 'https://h.example/a_small.jpg' },
      { kind: 'video', url: 'https://h.example/b.mp4', smallUrl: null },
    ],
    media: { kind: 'photos', photos: [{ url: 'https://h.example/a.jpg' }] },
  });
});

test('an album reads pictures that are sent like those of a post', async () => {
  const { client } = fakeClient(ok({ post_data: { ...wireAlbum, photo_album: '', photo_multi: [{ image: 'https://h.example/a.jpg' }] } }));
  await expect(fetchAlbum(client, '145' as PostId)).resolves.toMatchObject({ items: [{ kind: 'photo', url: 'https://h.example/a.jpg' }] });
});

test('an album of five thousand photos is read completely', async () => {
  const photoAlbum = Array.from({ length: 5000 }, (_, index) => ({ image: `https://h.example/${index}.jpg` }));
  const { client } = fakeClient(ok({ post_data: { ...wireAlbum, photo_album: photoAlbum } }));
  expect((await fetchAlbum(client, '145' as PostId)).items).toHaveLength(5000);
});

test('omitted files of a new album are reported by index and reason', async () => {
  const { client } = fakeClient(ok({ data: wireAlbum, refused_files: [{ index: '1', error_text: '&quot;b.jpg&quot; is damaged' }] }));
  await expect(createAlbum(client, { name: 'Lake', files: [new Blob(['x']), new Blob(['y'])] })).resolves.toMatchObject({
    album: { name: 'Lake & hills' },
    refusedFiles: [{ index: 1, reason: '"b.jpg" is damaged' }],
  });
});

test('a photo has its size and its time, and an album its cover, where the host tells them', async () => {
  const photoAlbum = [
    { id: '8', image: 'https://h.example/a.jpg', width: '1280', height: 853, time: '1700000000' },
    { id: '9', image: 'https://h.example/b.jpg', width: '0', height: '', time: '' },
  ];
  const { client } = fakeClient(ok({ post_data: { ...wireAlbum, album_cover: '9', photo_album: photoAlbum } }));
  await expect(fetchAlbum(client, '145' as PostId)).resolves.toMatchObject({
    coverId: '9',
    isChangeable: true,
    items: [
      { id: '8', size: { width: 1280, height: 853 }, addedAt: new Date(1_700_000_000_000) },
      { id: '9', size: null, addedAt: null },
    ],
  });
});

test('a host that tells no cover cannot change albums; one without a chosen cover can', async () => {
  const read = (fields: object) => fetchAlbum(fakeClient(ok({ post_data: { ...wireAlbum, ...fields } })).client, '145' as PostId);
  await expect(read({})).resolves.toMatchObject({ coverId: null, isChangeable: false, items: [{ id: null }] });
  await expect(read({ album_cover: '0' })).resolves.toMatchObject({ coverId: null, isChangeable: true });
});
